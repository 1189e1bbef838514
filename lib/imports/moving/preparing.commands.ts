import "server-only";
import { createWriteStream } from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { readJobType } from "../fields/terms";
import { mappedFields } from "../mapping";
import type { Mapping } from "../mapping.schema";
import { type InspectedFile, readRecords, readText } from "../readers/files.queries";
import type { SourceFields } from "../schema";
import { movedRow } from "./csv-rows";
import type {
  MovedCompany,
  MovedListing,
  MovedRow,
  MoveKind,
  OldPage,
  PictureAddress,
  ScheduledRow,
  SkippedRow,
} from "./schema";
import { statedTerms } from "./stated-terms";
import { readWordpressItems, type WordpressItem } from "./wordpress-items";
import { attachmentOf, companyPageOf, listingOf } from "./wordpress-postings";

const TITLE_LENGTH = 200;

/** A prepared export: a file of records for the import, and everything besides them. */
export type PreparedMove = {
  companies: Map<string, MovedCompany>;
  skipped: SkippedRow[];
  scheduled: ScheduledRow[];
  others: Map<string, number>;
  /** The old site's categories, with the number of jobs in each. */
  categoryNames: Map<string, number>;
  types: Map<string, number>;
  /** Fields of listings that nothing reads, with the number of listings that have each. */
  unread: Map<string, number>;
  /** The old site's pages of companies and of terms, such as categories, by their addresses. */
  oldPages: Map<string, OldPage>;
};

type MovePreparation = { kind: MoveKind; file: InspectedFile; mapping: Mapping; now: Date };
type NumberedRow = { row: number; moved: MovedRow };

const countIn = (counts: Map<string, number>, name: string) =>
  counts.set(name, (counts.get(name) ?? 0) + 1);

/**
 * The pictures in the media library. Listings refer to them by ids that may come later in the file.
 */
async function readAttachments(file: InspectedFile): Promise<Map<string, PictureAddress>> {
  const attachments = new Map<string, PictureAddress>();
  const chunks = readText(file.path, file.encoding, () => undefined);
  for await (const part of readWordpressItems(chunks)) {
    const found = "item" in part ? attachmentOf(part.item) : null;
    if (found) attachments.set(...found);
  }
  return attachments;
}

/** Counts an item that isn't a listing, and keeps the address if it is a company's page. */
function noteOther(item: WordpressItem, { others, oldPages }: PreparedMove): void {
  countIn(others, item.fields.get("post_type") ?? "unknown");
  const page = companyPageOf(item);
  if (page) oldPages.set(page.address, page);
}

async function* readListings(
  { file, mapping, now }: MovePreparation,
  move: PreparedMove,
): AsyncGenerator<NumberedRow> {
  const mapped = mappedFields(mapping);
  const context = { siteName: "", attachments: await readAttachments(file), mapped, now };
  let row = 0;
  for await (const part of readWordpressItems(
    readText(file.path, file.encoding, () => undefined),
  )) {
    if ("siteName" in part) context.siteName = part.siteName;
    else if ("broken" in part) yield { row: ++row, moved: { title: "", reason: part.broken } };
    else {
      const moved = listingOf(part.item, context);
      if (moved) yield { row: ++row, moved };
      else noteOther(part.item, move);
    }
  }
}

async function* readRows({ file, mapping, now }: MovePreparation): AsyncGenerator<NumberedRow> {
  const mapped = mappedFields(mapping);
  // The first row is the header.
  let row = 1;
  for await (const { fields, error = "" } of readRecords({ ...file, format: "csv" })) {
    const moved = fields ? movedRow(fields, mapped, now) : { title: "", reason: error };
    yield { row: ++row, moved };
  }
}

/** Counts the old site's categories, and what its types become. */
function noteTerms(record: SourceFields, mapping: Mapping, move: PreparedMove): void {
  for (const name of statedTerms(record, "occupationalCategory", mapping)) {
    countIn(move.categoryNames, name);
  }
  for (const name of statedTerms(record, "employmentType", mapping)) {
    countIn(move.types, `${name} → ${readJobType(name) ?? "not recognised"}`);
  }
}

/** Counts a listing's fields that nothing reads, and keeps the pages that listed it. */
function noteBeside({ unread = [], oldPages = [] }: MovedListing, move: PreparedMove): void {
  for (const name of unread) countIn(move.unread, name);
  for (const page of oldPages) move.oldPages.set(page.address, page);
}

/** Keeps that a listing goes live later. */
function noteSchedule(
  { row, moved: { record } }: { row: number; moved: MovedListing },
  now: Date,
  { scheduled }: PreparedMove,
): void {
  const opens = String(record["opensOn"] ?? "");
  if (opens === "" || new Date(opens) <= now) return;
  const title = String(record["title"] ?? "").slice(0, TITLE_LENGTH);
  scheduled.push({ row, title, day: opens.slice(0, 10) });
}

function noteCompany(
  companies: PreparedMove["companies"],
  company: MovedCompany & { name: string },
) {
  const { name, tagline, logo } = company;
  if (name === "") return;
  const known = companies.get(name);
  companies.set(name, {
    tagline: known?.tagline ?? tagline,
    logo: known?.logo ?? logo,
  });
}

/**
 * Writes an export's jobs to `path` as records of an import, one per line. The export may be of any
 * size.
 */
export async function prepareMove(given: MovePreparation, path: string): Promise<PreparedMove> {
  const move: PreparedMove = {
    companies: new Map(),
    skipped: [],
    scheduled: [],
    others: new Map(),
    categoryNames: new Map(),
    types: new Map(),
    unread: new Map(),
    oldPages: new Map(),
  };
  const rows = given.kind === "csv" ? readRows(given) : readListings(given, move);
  async function* lines() {
    for await (const { row, moved } of rows) {
      if ("reason" in moved) {
        const { title, reason } = moved;
        move.skipped.push({ row, title: title.slice(0, TITLE_LENGTH), reason });
        continue;
      }
      noteSchedule({ row, moved }, given.now, move);
      noteCompany(move.companies, moved.company);
      noteTerms(moved.record, given.mapping, move);
      noteBeside(moved, move);
      yield `${JSON.stringify(moved.record)}\n`;
    }
  }
  await pipeline(Readable.from(lines()), createWriteStream(path, { mode: 0o600 }));
  return move;
}
