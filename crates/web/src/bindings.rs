//! The door for a browser: a desk as a class of JavaScript.
//!
//! What the macro writes is unsafe code; this file has none of its own, and the rest of the crate forbids it.
#![allow(unsafe_code, reason = "wasm-bindgen's macro writes it")]

use wasm_bindgen::prelude::wasm_bindgen;

/// A desk in a worker.
#[wasm_bindgen]
pub struct WebDesk(crate::Desk);

#[wasm_bindgen]
impl WebDesk {
    /// Opens the library; what fails is thrown.
    #[wasm_bindgen(constructor)]
    pub fn new() -> Result<WebDesk, String> {
        crate::Desk::new().map(WebDesk).map_err(|trouble| trouble.0)
    }

    /// Takes a command with its input as JSON and gives its answer as JSON: `{"ok": …}` or `{"trouble": "…"}`.
    pub fn call(&mut self, command: &str, input: &str) -> String {
        self.0.call(command, input)
    }
}
