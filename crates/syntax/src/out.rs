//! Putting words together: blanks between words, none before punctuation, a capital at a sentence's start.

/// Text being written, in any language.
#[derive(Clone, Debug, Default)]
pub(crate) struct Out {
    text: String,
    /// The next word begins a sentence.
    capital: bool,
    /// The next word stands directly after what is there (after an opening quotation mark, a line break).
    glued: bool,
    /// An "a" waits for the next word, which decides between "a" and "an".
    article: bool,
}

impl Out {
    /// Writes words, with a blank before them where needed. Words may contain blanks themselves.
    pub(crate) fn word(&mut self, word: &str) {
        if word.is_empty() {
            return;
        }
        if std::mem::take(&mut self.article) {
            self.word(if starts_with_vowel(word) { "an" } else { "a" });
        }
        if !self.text.is_empty() && !self.glued {
            self.text.push(' ');
        }
        self.glued = false;
        if std::mem::take(&mut self.capital) {
            let mut chars = word.chars();
            if let Some(first) = chars.next() {
                self.text.extend(first.to_uppercase());
                self.text.push_str(chars.as_str());
            }
        } else {
            self.text.push_str(word);
        }
    }

    /// Writes "a" or "an", as the next word asks.
    pub(crate) fn article(&mut self) {
        self.article = true;
    }

    /// Writes a number.
    pub(crate) fn number(&mut self, number: u32) {
        self.word(&number.to_string());
    }

    /// Writes punctuation directly after what is there.
    pub(crate) fn mark(&mut self, mark: &str) {
        self.text.push_str(mark);
        self.glued = false;
    }

    /// Writes an opening mark (a quotation mark) that the next word follows directly.
    pub(crate) fn open(&mut self, mark: &str) {
        if !self.text.is_empty() && !self.glued {
            self.text.push(' ');
        }
        self.text.push_str(mark);
        self.glued = true;
    }

    /// Begins a new line.
    pub(crate) fn line(&mut self) {
        self.text.push('\n');
        self.glued = true;
    }

    /// The next word begins with a capital letter.
    pub(crate) fn capital(&mut self) {
        self.capital = true;
    }

    /// What is written so far.
    pub(crate) fn so_far(&self) -> &str {
        &self.text
    }

    /// What was written.
    pub(crate) fn finish(self) -> String {
        self.text
    }
}

fn starts_with_vowel(word: &str) -> bool {
    word.starts_with(['a', 'e', 'i', 'o', 'u', 'A', 'E', 'I', 'O', 'U', '8'])
}
