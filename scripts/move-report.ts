import type { MoveReport } from "../lib/imports/moving/commands";

const MOST_LINES = 50;

function counted(title: string, counts: ReadonlyMap<string, number>): string {
  if (counts.size === 0) return "";
  const rows = [...counts].sort(([, a], [, b]) => b - a).slice(0, MOST_LINES);
  const width = Math.max(...rows.map(([, count]) => count.toLocaleString("en").length));
  const lines = rows.map(
    ([name, count]) => `  ${count.toLocaleString("en").padStart(width)}  ${name}\n`,
  );
  return `${title}:\n${lines.join("")}`;
}

function listed(title: string, lines: readonly string[]): string {
  if (lines.length === 0) return "";
  const more = lines.length > MOST_LINES ? `  and ${lines.length - MOST_LINES} more\n` : "";
  const shown = lines.slice(0, MOST_LINES).map((line) => `  ${line}\n`);
  return `${title}:\n${shown.join("")}${more}`;
}

/** What a move tells besides its import, for people. */
export function describeMove({
  skipped,
  others,
  categories,
  types,
  pictures,
}: Omit<MoveReport, "imported">): string {
  const { taken, kept, missing } = pictures;
  const parts = [
    counted("Categories", categories),
    counted("Job types", types),
    counted("Not jobs, so not moved", others),
    listed(
      `Left behind, ${skipped.length.toLocaleString("en")}`,
      skipped.map(({ row, title, reason }) => `row ${row} ${title ? `“${title}”: ` : ""}${reason}`),
    ),
    taken + kept + missing.length > 0
      ? `Logos: ${taken} taken, ${kept} there already or a claimed company's, ${missing.length} missing\n`
      : "",
    listed(
      "Logos that are missing",
      missing.map(({ company, reason }) => `${company}: ${reason}`),
    ),
  ];
  return parts.join("");
}
