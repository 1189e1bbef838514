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
  /** The parts that were left out or assumed, with the number of postings. */
  notes: Map<string, number>;
  /** The first records of each note, by their numbers in the file. */
  noteRecords: Map<string, number[]>;
  /** Fields that nothing reads. */
  unknownFields: string[];
  /** The fields in a dry run's first records. */
  fields: SeenFields;
  /** The first postings, as they would be saved. */
  examples: ReadyPosting[];
  /** A dry run's first 10,000 refused records. A real run's are in the database. */
  rejections: RecordRejection[];
};

/** Counts what a batch's postings leave out or assume, and keeps the first ones as examples. */
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
