const REFERENCES: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

// What XML 1.0 cannot hold in any spelling: most control characters, halves of surrogate pairs and
// two non-characters.
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it is about
const IMPOSSIBLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Cs}/gu;

/** Text for an element of XML that may contain markup, for readers that know no references. */
export function cdata(text: string): string {
  const possible = text.replace(IMPOSSIBLE, "").replaceAll("]]>", "]]]]><![CDATA[>");
  return `<![CDATA[${possible}]]>`;
}

/** Text for XML or HTML, in an element or an attribute. */
export function escapeXml(text: string): string {
  return text.replace(IMPOSSIBLE, "").replace(/[&<>"']/g, (found) => REFERENCES[found] ?? found);
}
