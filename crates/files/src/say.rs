//! What went wrong with a file, in both languages. What the system says has Spanish words where it happens to people.

use crate::{FILES_LIMIT, FOLDERS_DEEP_LIMIT, FindError, Irregular, LockError, ReadError, WriteError};
use std::io::{Error, ErrorKind};
use std::path::Path;
use vocabulary::Language;

impl ReadError {
    /// The reason in a language.
    pub fn say(&self, language: Language) -> String {
        match (language, self) {
            (Language::English, error) => error.to_string(),
            (Language::Spanish, ReadError::Absent(path)) => {
                format!("{}: no existe tal archivo", path.display())
            }
            (Language::Spanish, ReadError::Irregular(path, found)) => {
                format!("{}: {}, no un archivo normal", path.display(), irregular(*found))
            }
            (Language::Spanish, ReadError::TooLarge { path, limit }) => {
                format!("{}: más del límite de {limit} bytes", path.display())
            }
            (Language::Spanish, ReadError::System { path, error }) => system(path, error),
        }
    }
}

fn irregular(found: Irregular) -> &'static str {
    match found {
        Irregular::Folder => "una carpeta",
        Irregular::Device => "un dispositivo",
        Irregular::Pipe => "una tubería",
        Irregular::Socket => "un socket",
        Irregular::Other => "otra cosa",
    }
}

impl WriteError {
    /// The reason in a language.
    pub fn say(&self, language: Language) -> String {
        match (language, self) {
            (Language::English, error) => error.to_string(),
            (Language::Spanish, WriteError::NotRegular(path)) => {
                format!("{} no es un archivo normal y queda como está", path.display())
            }
            (Language::Spanish, WriteError::Exists(path)) => {
                format!("{} ya existe y queda como está", path.display())
            }
            (Language::Spanish, WriteError::System { path, error }) => system(path, error),
        }
    }
}

impl LockError {
    /// The reason in a language.
    pub fn say(&self, language: Language) -> String {
        match (language, self) {
            (Language::English, error) => error.to_string(),
            (Language::Spanish, LockError::Held { path, by }) => {
                let by = by.replace("another process", "otro proceso").replace("process", "el proceso");
                format!("{}: en uso por {by}", path.display())
            }
            (Language::Spanish, LockError::Foreign(path)) => {
                format!("{} estorba: no es un bloqueo de este programa", path.display())
            }
            (Language::Spanish, LockError::System { path, error }) => system(path, error),
        }
    }
}

impl FindError {
    /// The reason in a language.
    pub fn say(&self, language: Language) -> String {
        match (language, self) {
            (Language::English, error) => error.to_string(),
            (Language::Spanish, FindError::TooMany { path }) => {
                format!("{}: detenido: más de {FILES_LIMIT} archivos", path.display())
            }
            (Language::Spanish, FindError::TooDeep { path }) => {
                format!(
                    "{}: detenido: más de {FOLDERS_DEEP_LIMIT} carpetas unas dentro de otras",
                    path.display()
                )
            }
            (Language::Spanish, FindError::System { path, error }) => system(path, error),
        }
    }
}

/// What the system says about a file, in Spanish; what hardly ever happens as it says it.
fn system(path: &Path, error: &Error) -> String {
    let why = match error.kind() {
        ErrorKind::NotFound => "no existe tal archivo o carpeta",
        ErrorKind::PermissionDenied => "no hay permiso",
        ErrorKind::StorageFull => "no queda sitio en el disco",
        ErrorKind::QuotaExceeded => "se agotó la cuota de disco",
        ErrorKind::ReadOnlyFilesystem => "el disco es de solo lectura",
        ErrorKind::NotADirectory => "una parte del camino no es una carpeta",
        ErrorKind::IsADirectory => "es una carpeta",
        ErrorKind::FileTooLarge => "el archivo sería demasiado grande",
        ErrorKind::InvalidFilename => "el nombre no puede ser el de un archivo",
        ErrorKind::ResourceBusy => "está en uso",
        _ => return format!("{}: {error}", path.display()),
    };
    format!("{}: {why}", path.display())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_the_system_says_is_said_in_spanish() {
        let said = |code: i32| {
            let error = Error::from_raw_os_error(code);
            WriteError::System { path: "x".into(), error }.say(Language::Spanish)
        };
        // No such file, no permission, no room.
        assert_eq!(said(2), "x: no existe tal archivo o carpeta");
        assert_eq!(said(13), "x: no hay permiso");
        assert!(said(28).starts_with("x: ") && !said(28).contains("space"), "{}", said(28));
    }
}
