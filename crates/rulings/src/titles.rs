//! Spanish titles of rulings, one line each: `name: título`.

use std::collections::BTreeMap;
use std::sync::LazyLock;

static TITLES: LazyLock<BTreeMap<&'static str, &'static str>> = LazyLock::new(|| {
    let text = include_str!("../../../rulings/titles.es");
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    lines.filter_map(|line| line.split_once(": ")).collect()
});

/// The Spanish title of the ruling with this name.
pub(crate) fn spanish_title(name: &str) -> Option<&'static str> {
    TITLES.get(name).copied()
}
