//! The names of a card that counts as several (5.2.6.1).

/// The names in a printed name: "A & B" counts as A and as B, "A, B & C" as all three; any other name is one.
pub fn names_in(name: &str) -> Vec<&str> {
    if !name.contains(" & ") {
        return vec![name];
    }
    name.split(" & ").flat_map(|part| part.split(", ")).map(str::trim).collect()
}

#[cfg(test)]
mod tests {
    use super::names_in;

    #[test]
    fn a_name_is_taken_apart_at_ampersands() {
        assert_eq!(names_in("Stitch"), ["Stitch"]);
        assert_eq!(names_in("Mickey Mouse & Minnie Mouse"), ["Mickey Mouse", "Minnie Mouse"]);
        assert_eq!(names_in("Hamish, Hubert & Harris"), ["Hamish", "Hubert", "Harris"]);
        // A comma alone joins nothing.
        assert_eq!(names_in("Run, Hide"), ["Run, Hide"]);
    }
}
