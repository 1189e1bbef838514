/** The file formats an import reads. */
export const IMPORT_FORMATS = ["jsonl", "csv", "xml", "jsonld"] as const;
export type ImportFormat = (typeof IMPORT_FORMATS)[number];

/** A record longer than this many characters is refused instead of held in memory. */
export const MAX_RECORD_LENGTH = 2_000_000;
/** How many records one transaction commits. */
export const IMPORT_BATCH_SIZE = 200;

/** A record as a file holds it: fields of any depth, names as the file spells them. */
export type SourceFields = Record<string, unknown>;

/** What a reader finds in a file: a record, or the place of one it could not read. */
export type ReadRecord =
  | { fields: SourceFields; error?: never }
  | { fields?: never; error: string; excerpt: string };

/** A value that could be read, or the reason why not; `null` and no note when nothing is stated. */
export type ParsedValue<T> = { value: T | null; note: string | null };

/** A posting that cannot be taken over; the message is for the person who runs the import. */
export class RefusedPosting extends Error {
  override readonly name = "RefusedPosting";
}

/** A refused record, as the report states it. */
export type RecordRejection = {
  /** The record's number in the file, from 1. */
  record: number;
  reference: string | null;
  reason: string;
  excerpt: string;
};

export type ImportCounts = {
  read: number;
  created: number;
  updated: number;
  unchanged: number;
  rejected: number;
  /** Of the unchanged: records that stood in the file before, word for word. */
  duplicates: number;
};
