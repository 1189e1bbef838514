import type { ExportView } from "../schema";

type StoredExport = { id: string; requestedAt: Date; expiresAt: Date | null };

/** An export as its owner sees it. */
export function toExportView({ id, requestedAt, expiresAt }: StoredExport, now: Date): ExportView {
  const isOver = expiresAt !== null && expiresAt <= now;
  const state = expiresAt === null ? "preparing" : isOver ? "expired" : "ready";
  return {
    id,
    state,
    requestedAt: requestedAt.toISOString(),
    expiresAt: expiresAt?.toISOString() ?? null,
  };
}

type Row = Record<string, unknown>;
type Copy = { siteName: string; madeAt: Date; tables: Record<string, Row[]>; files: string[] };

const ESCAPES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => ESCAPES[sign] ?? "");

/** "deletion_due_at" → "Deletion due at". */
function inWords(name: string): string {
  const words = name.replaceAll("_", " ");
  return escaped(words.charAt(0).toUpperCase() + words.slice(1));
}

function valueInWords(value: unknown): string {
  if (value === null || value === undefined) return "<i>not given</i>";
  if (typeof value === "boolean") return value ? "yes" : "no";
  return escaped(typeof value === "object" ? JSON.stringify(value) : String(value));
}

function rowInWords(row: Row): string {
  const lines = Object.entries(row).map(
    ([name, value]) => `<dt>${inWords(name)}</dt><dd>${valueInWords(value)}</dd>`,
  );
  return `<dl>${lines.join("")}</dl>`;
}

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#0e1b31}
dl{display:grid;grid-template-columns:minmax(8rem,14rem) 1fr;gap:.25rem 1rem;padding:1rem;border:1px solid #dde4ec;border-radius:8px}
dt{color:#46566e}dd{margin:0;overflow-wrap:anywhere;white-space:pre-wrap}i{color:#5d6b82}`;

/** Stated in both forms of the copy. */
export const WITHHELD =
  "This doesn't include what companies you applied to recorded about you for themselves (notes, ratings and tags). You still have a right to see it. Ask the company, and write to us if it doesn't answer.";

/** The copy as a page that anyone can read without a special program. */
export function readableCopy({ siteName, madeAt, tables, files }: Copy): string {
  const sections = Object.entries(tables).map(([table, rows]) =>
    rows.length === 0
      ? `<h2>${inWords(table)}</h2><p><i>Nothing</i></p>`
      : `<h2>${inWords(table)} (${rows.length})</h2>${rows.map(rowInWords).join("")}`,
  );
  const links = files.map((name) => `<li><a href="${escaped(name)}">${escaped(name)}</a></li>`);
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>My data at ${escaped(siteName)}</title><style>${STYLE}</style>
<h1>My data at ${escaped(siteName)}</h1>
<p>Everything ${escaped(siteName)} kept about you on ${madeAt.toUTCString()}. The same data, for programs, is in data.json. Passwords and other secrets are left out.</p>
<p>${escaped(WITHHELD)}</p>
${links.length > 0 ? `<h2>Files</h2><ul>${links.join("")}</ul>` : ""}
${sections.join("\n")}
</html>
`;
}
