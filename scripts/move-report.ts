import { mkdir, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";
import type { MoveReport } from "../lib/imports/moving/commands";
import type {
  CategoryReport,
  OldPagesReport,
  ScheduledRow,
  SkippedRow,
} from "../lib/imports/moving/schema";
import { formatNumber } from "../lib/shared/formats/numbers";

const MOST_LINES = 50;

function counted(title: string, counts: ReadonlyMap<string, number>): string {
  if (counts.size === 0) return "";
  const rows = [...counts].sort(([, a], [, b]) => b - a).slice(0, MOST_LINES);
  const width = Math.max(...rows.map(([, count]) => formatNumber(count).length));
  const lines = rows.map(([name, count]) => `  ${formatNumber(count).padStart(width)}  ${name}\n`);
  return `${title}:\n${lines.join("")}`;
}

function listed(title: string, lines: readonly string[]): string {
  if (lines.length === 0) return "";
  const more = lines.length > MOST_LINES ? `  and ${lines.length - MOST_LINES} more\n` : "";
  const shown = lines.slice(0, MOST_LINES).map((line) => `  ${line}\n`);
  return `${title}:\n${shown.join("")}${more}`;
}

/**
 * Writes every row that stays behind to a file in the folder, one JSON object per line. Returns its
 * path, or `null` if there are none.
 */
export async function writeSkipped(
  { imported, skipped }: Pick<MoveReport, "imported" | "skipped">,
  folder: string,
): Promise<string | null> {
  if (skipped.length === 0) return null;
  await mkdir(folder, { recursive: true });
  const path = join(folder, `${imported.runId ?? "dry-run"}.left-behind.jsonl`);
  const lines = skipped.map((row) => `${JSON.stringify(row)}\n`);
  await writeFile(path, lines.join(""), { mode: 0o600 });
  return path;
}

function describeSkipped(skipped: readonly SkippedRow[], path: string | null): string {
  const list = listed(
    `Left behind, ${formatNumber(skipped.length)}`,
    skipped.map(({ row, title, reason }) => `row ${row} ${title ? `“${title}”: ` : ""}${reason}`),
  );
  return path ? `${list}Every row that was left behind: ${relative(process.cwd(), path)}\n` : list;
}

function describeScheduled(scheduled: readonly ScheduledRow[]): string {
  return listed(
    `Scheduled, ${formatNumber(scheduled.length)}: they go live here on their day`,
    scheduled.map(({ row, title, day }) => `row ${row} “${title}”: ${day}`),
  );
}

function describeCategories({ became, unknown, added, refused }: CategoryReport): string {
  const parts = [
    counted("Categories", became),
    listed(`Categories that this site didn't have, ${added.length} new`, added),
    counted("Categories that this site doesn't have", unknown),
    listed(
      "Categories that couldn't be made",
      refused.map(({ name, reason }) => `${name}: ${reason}`),
    ),
    unknown.size > 0
      ? "  Their jobs go by their titles, or to Other. To keep the categories, run it with --create-categories, or say in a mapping what they stand for.\n"
      : "",
  ];
  return parts.join("");
}

function describeOldPages(report: OldPagesReport | null): string {
  if (!report || report.led + report.lost.length === 0) return "";
  const lost = report.lost.map(({ address, name }) => `${address} (${name})`);
  return `Pages of categories, types, tags, regions and companies: ${report.led} lead to pages here\n${listed("Pages that lead nowhere", lost)}`;
}

/** What a move tells besides its import, for people; `skippedPath` is where `writeSkipped` wrote. */
export function describeMove(
  report: Omit<MoveReport, "imported">,
  skippedPath: string | null,
): string {
  const { skipped, scheduled, others, categories, types, unread, oldPages } = report;
  const { taken, kept, missing } = report.pictures;
  const parts = [
    describeCategories(categories),
    counted("Job types", types),
    counted("Not jobs, so not moved", others),
    counted("Fields of listings that nothing reads (--map can, as meta.NAME)", unread),
    describeScheduled(scheduled),
    describeSkipped(skipped, skippedPath),
    describeOldPages(oldPages),
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
