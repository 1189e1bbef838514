import { readFile, writeFile } from "node:fs/promises";

type Cell = string | number;

/** A Markdown table, its columns as wide as what they hold. */
export function table(head: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const all = [head, ...rows.map((row) => row.map(String))];
  const widths = head.map((_, column) =>
    Math.max(3, ...all.map((row) => row[column]?.length ?? 0)),
  );
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(" | ")} |`;
  return [
    line(head),
    line(widths.map((width) => "-".repeat(width))),
    ...all.slice(1).map(line),
  ].join("\n");
}

const DOCUMENT = "docs/benchmarks.md";

/** Paragraphs in lines of at most 100 columns; tables stay as they are. */
function wrapped(text: string): string {
  return text.replace(/^(?!\|).{101,}$/gm, (line) =>
    line.replace(/(.{1,100})(?: |$)/g, "$1\n").trim(),
  );
}

/**
 * Puts a text into docs/benchmarks.md between the two comments of its name, in place of what was
 * there; answers whether there is such a place.
 */
export async function writeIntoDocs(name: string, text: string): Promise<boolean> {
  const [begin, end] = [`<!-- ${name} -->`, `<!-- end of ${name} -->`];
  const document = await readFile(DOCUMENT, "utf8");
  const [from, to] = [document.indexOf(begin), document.indexOf(end)];
  if (from === -1 || to < from) return false;
  const whole = `${document.slice(0, from + begin.length)}\n\n${wrapped(text)}\n\n${document.slice(to)}`;
  await writeFile(DOCUMENT, whole);
  return true;
}

/** Today, as "22 November 2026". */
export function dayOf(now = new Date()): string {
  return now.toLocaleDateString("en-GB", { day: "numeric", month: "long", year: "numeric" });
}

/** What a table was made with: processors, Node and the day. */
export function circumstances(cores: number): string {
  return `${cores} cores, Node ${process.versions.node}, ${dayOf()}`;
}
