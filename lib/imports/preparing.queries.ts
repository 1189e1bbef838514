import "server-only";
import { readLocations } from "@/lib/places/locations.queries";
import { currentEmbedding } from "@/lib/search/closeness/model.queries";
import {
  draftBatch,
  type NumberedReading,
  type PreparedBatch,
  prepareBatch,
  SeenPostings,
} from "./batches";
import type { Mapping } from "./mapping.schema";
import type { RecordRejection } from "./schema";

/** What preparing a file's batches, one after the other, depends on and remembers. */
export type Preparation = {
  readonly mapping: Mapping;
  readonly now: Date;
  readonly mostPostings: number;
  readonly seen: SeenPostings;
  /** How many postings were taken, of those that may be. */
  taken: number;
};

/** The state before a file's first batch. */
export function beginPreparation(
  request: { mapping: Mapping; mostPostings?: number },
  now: Date,
): Preparation {
  const { mapping, mostPostings = Number.POSITIVE_INFINITY } = request;
  return { mapping, now, mostPostings, seen: new SeenPostings(), taken: 0 };
}

/** As many postings as may still be taken, and refusals of the others. */
function limit(preparation: Preparation, ready: PreparedBatch["ready"]) {
  const { mostPostings, taken } = preparation;
  const room = Math.max(0, mostPostings - taken);
  preparation.taken += Math.min(room, ready.length);
  const surplus = ready.slice(room).map(({ record, posting }): RecordRejection => {
    const { reference, content, company } = posting;
    const reason = `Only ${mostPostings.toLocaleString("en")} jobs come in from one source.`;
    return { record, reference, reason, excerpt: `${content.title}, ${company.name}` };
  });
  return { ready: ready.slice(0, room), surplus };
}

/** Reads the file's next batch as postings to be saved, and says what is wrong with the others. */
export async function prepare(
  preparation: Preparation,
  readings: readonly NumberedReading[],
): Promise<PreparedBatch> {
  const { mapping, now, seen } = preparation;
  const { drafts, rejections } = draftBatch(readings, mapping);
  const locations = await readLocations(drafts.map(({ draft }) => draft.where));
  const embedding = await currentEmbedding();
  const prepared = prepareBatch(drafts, seen, { mapping, locations, now, embedding });
  const { ready, surplus } = limit(preparation, prepared.ready);
  const all = [...rejections, ...prepared.rejections, ...surplus];
  return { ...prepared, ready, rejections: all.sort((a, b) => a.record - b.record) };
}
