/** The file formats that imports read. */
export const IMPORT_FORMATS = ["jsonl", "csv", "xml", "jsonld"] as const;
export type ImportFormat = (typeof IMPORT_FORMATS)[number];

/** Longer records, in characters, are refused and never held in memory. */
export const MAX_RECORD_LENGTH = 2_000_000;
/** How many records one transaction commits. */
export const IMPORT_BATCH_SIZE = 200;

/** A record as the file has it: fields of any depth, with the file's names. */
export type SourceFields = Record<string, unknown>;

/** A reader's result: a record, or the error in place of an unreadable one. */
export type ReadRecord =
  | { fields: SourceFields; error?: never }
  | { fields?: never; error: string; excerpt: string };

/** A value that could be read, or a note why not; `null` without a note if nothing is stated. */
export type ParsedValue<T> = { value: T | null; note: string | null };

/** A posting that can't be imported. The message is for the person who runs the import. */
export class RefusedPosting extends Error {
  override readonly name = "RefusedPosting";
}

/** A refused record in a report. */
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
  /** How many of the unchanged records repeat an earlier one in the file word for word. */
  duplicates: number;
};
