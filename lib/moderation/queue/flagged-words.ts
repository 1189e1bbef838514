const ESCAPED: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => ESCAPED[sign] ?? sign);

/**
 * Highlights words in HTML made from Markdown, in its text but not in its tags. Words split by a
 * tag stay unmarked; the list of findings still has them.
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
