//! What went wrong with a file, in Spanish. What the system says has Spanish words where it happens to people.

use super::Words;
use crate::{FILES_LIMIT, FOLDERS_DEEP_LIMIT, FindError, Irregular, LockError, ReadError, WriteError};
use std::io::{Error, ErrorKind};
use std::path::Path;

pub(super) static WORDS: Words = Words { read, write, lock, find };

fn read(error: &ReadError) -> String {
    match error {
        ReadError::Absent(path) => {
            format!("{}: no existe tal archivo", path.display())
        }
        ReadError::Irregular(path, found) => {
            format!("{}: {}, no un archivo normal", path.display(), irregular(*found))
        }
        ReadError::TooLarge { path, limit } => {
            format!("{}: más del límite de {limit} bytes", path.display())
        }
        ReadError::System { path, error } => system(path, error),
    }
}

fn write(error: &WriteError) -> String {
    match error {
        WriteError::NotRegular(path) => {
            format!("{} no es un archivo normal y queda como está", path.display())
        }
        WriteError::Exists(path) => {
            format!("{} ya existe y queda como está", path.display())
        }
        WriteError::System { path, error } => system(path, error),
    }
}

fn lock(error: &LockError) -> String {
    match error {
        LockError::Held { path, by } => {
            let by = by.replace("another process", "otro proceso").replace("process", "el proceso");
            format!("{}: en uso por {by}", path.display())
        }
        LockError::Foreign(path) => {
            format!("{} estorba: no es un bloqueo de este programa", path.display())
        }
        LockError::System { path, error } => system(path, error),
    }
}

fn find(error: &FindError) -> String {
    match error {
        FindError::TooMany { path } => {
            format!("{}: detenido: más de {FILES_LIMIT} archivos", path.display())
        }
        FindError::TooDeep { path } => {
            format!("{}: detenido: más de {FOLDERS_DEEP_LIMIT} carpetas unas dentro de otras", path.display())
        }
        FindError::System { path, error } => system(path, error),
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
