import "server-only";
import type { NumberedReading, PreparedBatch } from "./batches";
import { digest } from "./draft-postings";
import { unknownFields } from "./mapping";
import type { Mapping } from "./mapping.schema";
import { beginPreparation, type Preparation, prepare } from "./preparing.queries";
import { findSource, getRunCounts, listContentHashes } from "./queries";
import { type InspectedFile, readRecords } from "./readers/files.queries";
import { type ImportReport, notePostings } from "./reports";
import {
  type ImportTerms,
  type RunStep,
  type StepCounts,
  type StepTarget,
  saveStep,
} from "./run-steps.commands";
import { closeRun, findOrCreateSource, openRun, withSourceLock } from "./runs.commands";
import { IMPORT_BATCH_SIZE, type ImportCounts } from "./schema";
import { SeenFields } from "./seen-fields";

export type ImportRequest = Partial<ImportTerms> & {
  file: InspectedFile;
  /** The name that the postings are imported under. */
  source: string;
  mapping: Mapping;
  /** Reads and checks everything without writing. */
  isDryRun?: boolean;
  now?: Date;
  /** Checked between batches. The next import continues where a stopped one left off. */
  signal?: AbortSignal;
  onProgress?: (progress: { bytes: number; counts: ImportCounts }) => void;
  /** Called for every record, including those that an interrupted run imported. */
  onRecord?: (seen: SeenRecord) => void;
};

/** A record of the file, as it was read. */
type SeenRecord = {
  /** Its number in the file, from 1. */
  record: number;
  /** `null` if it has none. */
  reference: string | null;
  isRefused: boolean;
};

const NOTHING_COUNTED = { read: 0, created: 0, updated: 0, unchanged: 0, rejected: 0 };
const MOST_UNKNOWN_FIELDS = 200;
const MOST_LISTED_REJECTIONS = 10_000;

/** An import in progress. */
type Work = {
  request: ImportRequest;
  /** `null` for a dry run. */
  target: StepTarget | null;
  preparation: Preparation;
  unknown: Set<string>;
  report: ImportReport;
};

/** Counts a batch's effects without writing them. */
async function pretend(work: Work, { batch }: RunStep): Promise<StepCounts> {
  const counts = { ...NOTHING_COUNTED, rejected: batch.rejections.length };
  const source = await findSource(work.request.source);
  const references = batch.ready.map(({ posting }) => posting.reference);
  const known = source
    ? await listContentHashes(source.id, references)
    : new Map<string, string | null>();
  for (const { posting } of batch.ready) {
    const hash = known.get(posting.reference);
    if (hash === undefined) counts.created++;
    else if (hash === posting.contentHash) counts.unchanged++;
    else counts.updated++;
  }
  counts.unchanged += batch.duplicates.length;
  const room = MOST_LISTED_REJECTIONS - work.report.rejections.length;
  work.report.rejections.push(...batch.rejections.slice(0, Math.max(0, room)));
  return counts;
}

function noteFields(work: Work, readings: readonly NumberedReading[]): void {
  for (const { reading } of readings) {
    if (reading.fields && work.request.isDryRun) work.report.fields.add(reading.fields);
    if (!reading.fields || work.unknown.size > MOST_UNKNOWN_FIELDS) continue;
    const { mapping, customFields } = work.preparation;
    for (const name of unknownFields(reading.fields, mapping, customFields)) work.unknown.add(name);
  }
}

function noteRecords({ request: { onRecord } }: Work, batch: PreparedBatch): void {
  const ready = batch.ready.map(({ record, posting }) => ({
    record,
    reference: posting.reference,
  }));
  for (const one of [...ready, ...batch.duplicates]) onRecord?.({ ...one, isRefused: false });
  for (const { record, reference } of batch.rejections) {
    onRecord?.({ record, reference, isRefused: true });
  }
}

async function prepareNext(
  work: Work,
  readings: readonly NumberedReading[],
): Promise<PreparedBatch> {
  const batch = await prepare(work.preparation, readings);
  noteFields(work, readings);
  notePostings(work.report, batch);
  noteRecords(work, batch);
  return batch;
}

async function save(work: Work, all: PreparedBatch, position: number): Promise<void> {
  // Records that an interrupted run has committed are only read again to know the file's contents.
  const done = work.target?.run.position ?? 0;
  if (position <= done) return;
  const batch: PreparedBatch = {
    ready: all.ready.filter(({ record }) => record > done),
    rejections: all.rejections.filter(({ record }) => record > done),
    duplicates: all.duplicates.filter(({ record }) => record > done),
  };
  const { counts } = work.report;
  const step = { position, batch };
  const outcome = work.target ? await saveStep(work.target, step) : await pretend(work, step);
  counts.read = position;
  counts.created += outcome.created;
  counts.updated += outcome.updated;
  counts.unchanged += outcome.unchanged;
  counts.rejected += outcome.rejected;
}

async function takeAll(work: Work): Promise<void> {
  const { file, mapping, signal, onProgress } = work.request;
  let bytes = 0;
  let readings: NumberedReading[] = [];
  let record = 0;
  let saving: Promise<void> = Promise.resolve();
  // Prepares the next batch while the database saves the current one. Returns whether that is
  // saved.
  const take = async (): Promise<boolean> => {
    const [position, read] = [record, bytes];
    const batch = await prepareNext(work, readings);
    readings = [];
    await saving;
    if (signal?.aborted) return false;
    saving = save(work, batch, position).then(() =>
      onProgress?.({ bytes: read, counts: work.report.counts }),
    );
    // It is awaited later and may fail before then.
    saving.catch(() => undefined);
    return true;
  };
  const records = readRecords(file, {
    recordsPath: mapping.records,
    onBytes: (count) => {
      bytes += count;
    },
  });
  try {
    for await (const reading of records) {
      readings.push({ record: ++record, reading });
      if (readings.length < IMPORT_BATCH_SIZE) continue;
      if (!(await take())) return;
    }
    if (readings.length > 0 && !(await take())) return;
  } finally {
    await saving;
  }
  work.report.isFinished = true;
  work.report.unknownFields = [...work.unknown];
}

async function begin(request: ImportRequest, target: StepTarget | null): Promise<Work> {
  const counts = target ? await getRunCounts(target.run.id) : NOTHING_COUNTED;
  const now = target?.now ?? request.now ?? new Date();
  return {
    request,
    target,
    preparation: beginPreparation(request, now),
    unknown: new Set(),
    report: {
      runId: target?.run.id ?? null,
      isFinished: false,
      resumedAfter: target?.run.position ?? 0,
      counts: { ...counts, duplicates: 0 },
      notes: new Map(),
      noteRecords: new Map(),
      unknownFields: [],
      fields: new SeenFields(),
      examples: [],
      rejections: [],
    },
  };
}

async function runImport(request: ImportRequest, sourceId: number): Promise<ImportReport> {
  const { file, mapping, now = new Date() } = request;
  // Reading a file with another mapping counts as reading another file.
  const fileHash = digest(file.hash, JSON.stringify(mapping));
  const run = await openRun({ sourceId, file: file.path, fileHash, format: file.format });
  try {
    const { companyId = null, keepsOldAddresses = true, beforeSave } = request;
    const terms = { companyId, keepsOldAddresses, ...(beforeSave ? { beforeSave } : {}) };
    const work = await begin(request, { run, sourceId, now, ...terms });
    await takeAll(work);
    await closeRun(run, work.report.isFinished ? "finished" : "interrupted", now);
    return work.report;
  } catch (error) {
    await closeRun(run, "interrupted", now).catch(() => undefined);
    throw error;
  }
}

/**
 * Imports a file's postings. Each batch is one transaction, together with the run's position. So an
 * import that ends early for any reason continues there the next time, and a repeat changes
 * nothing.
 *
 * @throws DomainError `conflict` if another import of the source is in progress.
 */
export async function importFile(request: ImportRequest): Promise<ImportReport> {
  if (request.isDryRun) {
    const work = await begin(request, null);
    await takeAll(work);
    return work.report;
  }
  const sourceId = await findOrCreateSource(request.source);
  return withSourceLock(sourceId, () => runImport(request, sourceId));
}
