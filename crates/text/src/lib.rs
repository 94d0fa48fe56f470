//! Printed English to tree; tree to English and to Spanish.
