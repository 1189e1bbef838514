import "server-only";
import Papa from "papaparse";
import { requireAdministration } from "@/lib/accounts/admins/admin-requests.queries";
import type { Actor } from "@/lib/accounts/schema";
import { siteUrl } from "@/lib/platform/boards";
import { db } from "@/lib/platform/db/client";
import { audit } from "@/lib/platform/observability/audit";
import type { Client } from "@/lib/platform/server/client";
import { DomainError } from "@/lib/shared/errors";
import { formatNumber } from "@/lib/shared/formats/numbers";
import { readOldAddress, readTarget } from "./addresses";
import { type IsOwnPage, OWN_PAGE } from "./commands";
import type { WantedRedirect } from "./resolving";
import { saveRedirects } from "./saving.commands";
import { MOST_ROW_PROBLEMS, REDIRECTS_FILE_ROWS, type RedirectsReport } from "./schema";

// Headers that redirect plugins and people give the two columns, without case and separators.
const FROM = /^(?:from|old|oldaddress|oldurl|oldpath|source|sourceurl|origin|address|url|path)$/;
const TO = /^(?:to|new|newaddress|newurl|newpath|target|targeturl|destination|redirectto)$/;
const PATTERN = /^(?:regex|isregex)$/;

const YES = /^(?:1|true|yes)$/i;

type Columns = { from: number; to: number; pattern: number };

const plainName = (name: string) => name.toLowerCase().replace(/[^a-z]/g, "");

/** Which columns are which by the first row, or `null` if that is a row like the others. */
function columnsOf(first: readonly string[]): Columns | null {
  const names = first.map(plainName);
  const find = (names_: RegExp) => names.findIndex((name) => names_.test(name));
  const columns = { from: find(FROM), to: find(TO), pattern: find(PATTERN) };
  return columns.from >= 0 && columns.to >= 0 ? columns : null;
}

const isAddress = (text = "") => /^(?:\/|https?:\/\/)/i.test(text.trim());

type Layout = { delimiter: string; columns: Columns; hasHeader: boolean };

/** How a file is written, by its first line; `null` for what is no such file. */
function layoutOf(line: string): Layout | null {
  for (const delimiter of [",", ";", "\t", "|"]) {
    const [cells = []] = Papa.parse<string[]>(line, { delimiter }).data;
    const named = columnsOf(cells);
    if (named) return { delimiter, columns: named, hasHeader: true };
    if (isAddress(cells[0]) && isAddress(cells[1])) {
      return { delimiter, columns: { from: 0, to: 1, pattern: -1 }, hasHeader: false };
    }
  }
  return null;
}

type Row = { row: number; from: string; to: string; isPattern: boolean };

function readRows(given: string): Row[] {
  const text = given.replace(/^\uFEFF/, "");
  const layout = layoutOf(text.split(/\r?\n/, 1)[0] ?? "");
  if (!layout) {
    throw new DomainError(
      "invalid",
      "The file needs a first row that names the columns “from” and “to”, or two columns of addresses.",
    );
  }
  const { delimiter, columns, hasHeader } = layout;
  const { data } = Papa.parse<string[]>(text, { delimiter });
  if (data.length > REDIRECTS_FILE_ROWS + 2) {
    const most = formatNumber(REDIRECTS_FILE_ROWS);
    throw new DomainError("invalid", `A file can have at most ${most} rows. Split it.`);
  }
  const rows = data.map((cells, index) => ({ cells, row: index + 1 })).slice(hasHeader ? 1 : 0);
  return rows
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ""))
    .map(({ cells, row }) => ({
      row,
      from: cells[columns.from] ?? "",
      to: cells[columns.to] ?? "",
      isPattern: YES.test(cells[columns.pattern] ?? ""),
    }));
}

type Options = { isOwnPage: IsOwnPage; allowsOutside: boolean };

/** What a row asks for, or why it can't be had. */
function readRow(
  { from: old, to: target, isPattern }: Row,
  { isOwnPage, allowsOutside }: Options,
): WantedRedirect | string {
  if (isPattern) return "Patterns aren't supported. Give each address a row of its own.";
  const from = readOldAddress(old);
  if (from.problem !== undefined) return from.problem;
  if (isOwnPage(from.address.split("?", 1)[0] ?? "/")) return OWN_PAGE;
  const to = readTarget(target, { siteUrl: siteUrl(), allowsOutside });
  return to.problem ?? { ...from, to };
}

/**
 * Saves the redirects of a CSV file: those that are right, and a reason for each of the others. An
 * address that leads elsewhere already is changed; a repeat changes nothing. Throws `forbidden` for
 * everyone but admins, `invalid` for what is no such file.
 */
export async function importRedirects(
  actor: Actor,
  { text, ...options }: Options & { text: string },
  { address: network }: Client,
): Promise<RedirectsReport> {
  requireAdministration(actor);
  const problems: RedirectsReport["problems"] = [];
  const wanted: (WantedRedirect & { row: number })[] = [];
  for (const given of readRows(text)) {
    const { row, from } = given;
    const read = readRow(given, options);
    if (typeof read === "string") problems.push({ row, address: from.slice(0, 200), reason: read });
    else wanted.push({ ...read, row });
  }
  const report = { created: 0, changed: 0, unchanged: 0 };
  await db.$transaction(
    async (tx) => {
      const outcomes = await saveRedirects(tx, wanted);
      for (const [index, outcome] of outcomes.entries()) {
        const { row = 0, address = "" } = wanted[index] ?? {};
        if (typeof outcome === "string") report[outcome]++;
        else problems.push({ row, address, reason: outcome.problem });
      }
      const details = { ...report, refused: problems.length };
      await audit(tx, {
        action: "redirect.imported",
        actorId: actor.id,
        address: network,
        details,
      });
    },
    { timeout: 60_000 },
  );
  problems.sort((a, b) => a.row - b.row);
  return { ...report, refused: problems.length, problems: problems.slice(0, MOST_ROW_PROBLEMS) };
}
