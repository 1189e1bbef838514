/** The lines of a text, trimmed, without those that are empty. */
export function linesOf(text = ""): string[] {
  return text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);
}
