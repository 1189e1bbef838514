import type { ReadLocation } from "@/lib/places/locations.schema";
import type { CustomField } from "@/lib/shared/setting-groups/custom-fields";
import { type DraftPosting, digest, referenceForReport, toDraft } from "./draft-postings";
import type { Mapping } from "./mapping.schema";
import { recordExcerpt } from "./readers/lines";
import { type ReadyContext, type ReadyPosting, toReadyPosting } from "./ready-postings";
import { type ReadRecord, type RecordRejection, RefusedPosting } from "./schema";

export type NumberedReading = { record: number; reading: ReadRecord };
export type NumberedDraft = { record: number; draft: DraftPosting };
export type NumberedPosting = { record: number; posting: ReadyPosting };

/** A batch's records, prepared before anything is written. */
export type PreparedBatch = {
  ready: NumberedPosting[];
  rejections: RecordRejection[];
  /** Records that repeat an earlier one word for word. */
  duplicates: { record: number; reference: string }[];
};

const EXCERPT_LENGTH = 300;

function refusalOf(error: unknown): string {
  if (error instanceof RefusedPosting) return error.message;
  throw error;
}

/** Reads a batch's records as far as that works without the database. */
export function draftBatch(
  readings: readonly NumberedReading[],
  mapping: Mapping,
  customFields: readonly CustomField[] = [],
): { drafts: NumberedDraft[]; rejections: RecordRejection[] } {
  const drafts: NumberedDraft[] = [];
  const rejections: RecordRejection[] = [];
  for (const { record, reading } of readings) {
    if (!reading.fields) {
      const { error: reason, excerpt } = reading;
      rejections.push({ record, reference: null, reason, excerpt });
      continue;
    }
    try {
      drafts.push({ record, draft: toDraft(reading.fields, mapping, customFields) });
    } catch (error) {
      rejections.push({
        record,
        reference: referenceForReport(reading.fields, mapping),
        reason: refusalOf(error),
        excerpt: recordExcerpt(JSON.stringify(reading.fields).slice(0, EXCERPT_LENGTH)),
      });
    }
  }
  return { drafts, rejections };
}

type SeenRecord = { record: number; contentHash: string };

/**
 * Remembers a file's postings, at about a hundred bytes a record, to find repetitions. The first
 * one counts, so importing the file again has the same result.
 */
export class SeenPostings {
  readonly #byReference = new Map<string, SeenRecord>();
  readonly #byFingerprint = new Map<string, number>();

  /** Whether the posting is new to the file or a repetition, or the reason for refusing it. */
  add(record: number, posting: ReadyPosting, fingerprint: string): "new" | "repeated" | string {
    const reference = digest(posting.reference).slice(0, 16);
    const earlier = this.#byReference.get(reference);
    const contentHash = posting.contentHash.slice(0, 16);
    if (earlier) {
      if (earlier.contentHash === contentHash) return "repeated";
      return `Its reference occurs twice in this file with different content. Record ${earlier.record} was kept.`;
    }
    const key = fingerprint.slice(0, 16);
    const double = this.#byFingerprint.get(key);
    if (double !== undefined) {
      return `It's the same as record ${double}, which has another reference.`;
    }
    this.#byReference.set(reference, { record, contentHash });
    this.#byFingerprint.set(key, record);
    return "new";
  }
}

/**
 * Turns a batch's drafts into postings to be saved, after their places have been read. Keeps the
 * order.
 */
export function prepareBatch(
  drafts: readonly NumberedDraft[],
  seen: SeenPostings,
  context: ReadyContext & { locations: readonly ReadLocation[] },
): PreparedBatch {
  const prepared: PreparedBatch = { ready: [], rejections: [], duplicates: [] };
  for (const [index, { record, draft }] of drafts.entries()) {
    const location = context.locations[index];
    if (!location) throw new Error(`The places of record ${record} were not read`);
    const reject = (reason: string) => {
      const excerpt = recordExcerpt(`${draft.title}, ${draft.company.name}: ${draft.description}`);
      prepared.rejections.push({ record, reference: draft.reference, reason, excerpt });
    };
    try {
      const posting = toReadyPosting(draft, location, context);
      const verdict = seen.add(record, posting, draft.fingerprint);
      if (verdict === "new") prepared.ready.push({ record, posting });
      else if (verdict === "repeated")
        prepared.duplicates.push({ record, reference: draft.reference });
      else reject(verdict);
    } catch (error) {
      reject(refusalOf(error));
    }
  }
  return prepared;
}
