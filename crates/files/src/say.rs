//! What went wrong with a file, in both languages. What the system says is told as it says it.

use crate::{FILES_LIMIT, FOLDERS_DEEP_LIMIT, FindError, Irregular, LockError, ReadError, WriteError};
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
            (Language::Spanish, ReadError::System { .. }) => self.to_string(),
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
            (Language::Spanish, WriteError::System { .. }) => self.to_string(),
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
            (Language::Spanish, LockError::System { .. }) => self.to_string(),
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
            (Language::Spanish, FindError::System { .. }) => self.to_string(),
        }
    }
}
