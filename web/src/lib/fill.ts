/** A text with its gaps filled: `{n} of {m}`. */
export function fill(text: string, parts: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (whole, key: string) => String(parts[key] ?? whole));
}
