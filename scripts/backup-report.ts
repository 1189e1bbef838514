import { formatNumber } from "../lib/shared/formats/numbers";
import type { Manifest } from "../prisma/backup/manifest";

/** A backup's contents: one line per table with its rows and checksum, and the totals. */
export function describeContents({ tables, files }: Manifest, outcome: "saved" | "equal"): string {
  const width = Math.max(...tables.map(({ name }) => name.length));
  const lines = tables.map(
    ({ name, rows, sha256 }) =>
      `${name.padEnd(width)}  ${formatNumber(rows).padStart(9)} rows  ${sha256.slice(0, 16)}  ${outcome}`,
  );
  const total = tables.reduce((sum, table) => sum + table.rows, 0);
  const bytes = files.reduce((sum, file) => sum + file.size, 0);
  const all = `${formatNumber(tables.length)} tables with ${formatNumber(total)} rows, ${formatNumber(files.length)} files of ${formatNumber(bytes)} bytes`;
  const verdict = outcome === "equal" ? "all counts and checksums match" : "saved";
  return `${lines.join("\n")}\n${all}: ${verdict}.\n`;
}
