import type { PreparedBatch } from "./batches";
import type { ReadyPosting } from "./ready-postings";
import type { ImportCounts, RecordRejection } from "./schema";
import type { SeenFields } from "./seen-fields";

const EXAMPLES = 3;
const RECORDS_NAMED = 5;

export type ImportReport = {
  /** `null` for a dry run. */
  runId: string | null;
  isFinished: boolean;
  /** How many records an earlier, interrupted run had completed. */
  resumedAfter: number;
  counts: ImportCounts;
  /** What was left out or assumed, and in how many postings. */
  notes: Map<string, number>;
  /** The first records of each note, by their numbers in the file. */
  noteRecords: Map<string, number[]>;
  /** Fields that no posting uses. */
  unknownFields: string[];
  /** What a dry run's first records hold. */
  fields: SeenFields;
  /** The first postings, as they would be saved. */
  examples: ReadyPosting[];
  /** A dry run's refused records, the first 10,000; a real run's are in the database. */
  rejections: RecordRejection[];
};

/** Counts what a batch's postings leave out or assume, and keeps the first as examples. */
export function notePostings(report: ImportReport, batch: PreparedBatch): void {
  for (const { record, posting } of batch.ready) {
    for (const note of posting.notes) {
      report.notes.set(note, (report.notes.get(note) ?? 0) + 1);
      const records = report.noteRecords.get(note) ?? [];
      if (records.length < RECORDS_NAMED) report.noteRecords.set(note, [...records, record]);
    }
    if (report.examples.length < EXAMPLES) report.examples.push(posting);
  }
  report.counts.duplicates += batch.duplicates.length;
}
