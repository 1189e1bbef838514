import { createWriteStream } from "node:fs";
import { mkdir } from "node:fs/promises";
import { join, relative } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { listRejections } from "../lib/imports/queries";
import type { ImportReport } from "../lib/imports/reports";
import type { ImportCounts } from "../lib/imports/schema";
import { formatNumber } from "../lib/shared/formats/numbers";
import { plural } from "../lib/shared/plural";

const BAR_WIDTH = 24;
const LINE_EVERY_MS = 5000;
const MOST_REASONS = 12;

/** Shows how much of a file has been read: a bar on a terminal, an occasional line elsewhere. */
export function makeProgress(name: string, totalBytes: number) {
  const isTerminal = process.stdout.isTTY;
  let shown = Date.now();
  return {
    show({ bytes, counts }: { bytes: number; counts: ImportCounts }): void {
      if (!isTerminal && Date.now() - shown < LINE_EVERY_MS) return;
      shown = Date.now();
      const share = totalBytes === 0 ? 1 : Math.min(1, bytes / totalBytes);
      const percent = `${Math.round(share * 100)} %`.padStart(5);
      const done = `${formatNumber(counts.read)} records, ${formatNumber(counts.rejected)} rejected`;
      const bar = "█".repeat(Math.round(share * BAR_WIDTH)).padEnd(BAR_WIDTH, "░");
      process.stdout.write(
        isTerminal ? `\r\x1b[K${bar} ${percent}  ${done}` : `${name}: ${percent.trim()}, ${done}\n`,
      );
    },
    clear(): void {
      if (isTerminal) process.stdout.write("\r\x1b[K");
    },
  };
}

type RefusedRecords = { path: string; reasons: Map<string, number> };

/** What reasons of one kind share: everything but their numbers and quotations. */
function kindOf(reason: string): string {
  return reason.replace(/“[^”]*”/g, "“…”").replace(/\d[\d,.-]*/g, "…");
}

/**
 * Writes a report's rejected records to a file in the folder, one JSON object per line, and counts
 * them by reason. Returns `null` if there are none.
 */
export async function writeRejections(
  report: ImportReport,
  folder: string,
): Promise<RefusedRecords | null> {
  if (report.counts.rejected === 0) return null;
  const reasons = new Map<string, number>();
  const rejections = report.runId ? listRejections(report.runId) : report.rejections;
  async function* lines() {
    for await (const rejection of rejections) {
      const kind = kindOf(rejection.reason);
      reasons.set(kind, (reasons.get(kind) ?? 0) + 1);
      yield `${JSON.stringify(rejection)}\n`;
    }
  }
  await mkdir(folder, { recursive: true });
  const path = join(folder, `${report.runId ?? "dry-run"}.rejected.jsonl`);
  await pipeline(Readable.from(lines()), createWriteStream(path, { mode: 0o600 }));
  return { path, reasons };
}

function table(rows: readonly (readonly [string, number])[]): string {
  const width = Math.max(...rows.map(([, count]) => formatNumber(count).length));
  return rows
    .map(([label, count]) => `  ${formatNumber(count).padStart(width)}  ${label}\n`)
    .join("");
}

function countRows(counts: ImportCounts): [string, number][] {
  const { duplicates } = counts;
  return [
    ["records read", counts.read],
    ["created", counts.created],
    ["updated", counts.updated],
    [
      duplicates > 0 ? `unchanged, ${duplicates} of them duplicates in the file` : "unchanged",
      counts.unchanged,
    ],
    ["refused", counts.rejected],
  ];
}

function mostFrequent(counts: Map<string, number>): [string, number][] {
  return [...counts].sort(([, a], [, b]) => b - a).slice(0, MOST_REASONS);
}

/** What was left out or assumed, and in which records first. */
function describeNotes({ notes, noteRecords }: ImportReport): string {
  const rows = mostFrequent(notes).map(([note, count]): [string, number] => {
    const records = (noteRecords.get(note) ?? []).join(", ");
    const more = count > (noteRecords.get(note) ?? []).length ? ", …" : "";
    return [`${note} (records ${records}${more})`, count];
  });
  return rows.length > 0 ? `Imported with a remark:\n${table(rows)}` : "";
}

function describeExamples(report: ImportReport): string {
  return report.examples
    .map(({ reference, company, content }) => {
      const { description, ...rest } = content;
      const head = JSON.stringify({ reference, company: company.name, ...rest }, null, 2);
      return `Example:\n${head}\n${description.slice(0, 600)}\n`;
    })
    .join("\n");
}

/** The summary of one file's import, for people. */
export function describeReport(
  report: ImportReport,
  about: { seconds: number; rejected: RefusedRecords | null; command: { isDryRun: boolean } },
): string {
  const { counts, unknownFields, resumedAfter } = report;
  const { isDryRun } = about.command;
  const rate = about.seconds > 0 ? Math.round((counts.read - resumedAfter) / about.seconds) : 0;
  const parts = [
    isDryRun ? "Nothing was written. An import would give:\n" : "",
    resumedAfter > 0
      ? `Continued after record ${formatNumber(resumedAfter)} of an interrupted run.\n`
      : "",
    table(countRows(counts)),
    `  in ${about.seconds.toFixed(1)} s, ${formatNumber(rate)} records a second\n`,
    report.isFinished
      ? ""
      : "  Stopped before the end. Run the same command to continue from here.\n",
    counts.read === 0 && report.isFinished ? "  The file has no records.\n" : "",
    describeNotes(report),
    about.rejected ? `Rejected:\n${table(mostFrequent(about.rejected.reasons))}` : "",
    about.rejected
      ? `Every rejected record with its reason: ${relative(process.cwd(), about.rejected.path)}\n`
      : "",
    unknownFields.length > 0 ? `Fields not imported: ${unknownFields.join(", ")}\n` : "",
    isDryRun ? describeExamples(report) : "",
  ];
  return `${parts.join("")}\n`;
}

/** The sum over several files. */
export function describeTotals(reports: readonly ImportReport[], failures: number): string {
  const sum = (key: keyof ImportCounts) =>
    reports.reduce((total, report) => total + report.counts[key], 0);
  const counts: ImportCounts = {
    read: sum("read"),
    created: sum("created"),
    updated: sum("updated"),
    unchanged: sum("unchanged"),
    rejected: sum("rejected"),
    duplicates: sum("duplicates"),
  };
  const failed =
    failures > 0
      ? plural(failures, {
          one: "  {count} file couldn't be read. See above.\n",
          other: "  {count} files couldn't be read. See above.\n",
        })
      : "";
  return `All ${reports.length} files:\n${table(countRows(counts))}${failed}`;
}
