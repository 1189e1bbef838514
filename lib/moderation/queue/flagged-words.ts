const ESCAPED: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => ESCAPED[sign] ?? sign);

/**
 * Marks words in HTML that was made from Markdown, in its texts and not in its tags. Words that a
 * tag parts stay unmarked; they stand in the list of findings.
 */
export function flagWords(html: string, words: readonly string[]): string {
  const wanted = [...new Set(words.map(escapeHtml))].filter((word) => word.length > 2);
  if (wanted.length === 0) return html;
  const escaped = wanted.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  const pattern = new RegExp(escaped.join("|"), "gi");
  return html
    .split(/(<[^>]*>)/)
    .map((part) =>
      part.startsWith("<")
        ? part
        : part.replace(pattern, (found) => `<mark class="flag">${found}</mark>`),
    )
    .join("");
}
