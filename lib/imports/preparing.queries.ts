import "server-only";
import { readLocations } from "@/lib/places/locations.queries";
import { settingGroup } from "@/lib/platform/settings";
import { currentEmbedding } from "@/lib/search/closeness/model.queries";
import { formatNumber } from "@/lib/shared/formats/numbers";
import type { CustomField } from "@/lib/shared/setting-groups/custom-fields";
import type { ApplyOn } from "@/lib/shared/setting-groups/features";
import {
  draftBatch,
  type NumberedReading,
  type PreparedBatch,
  prepareBatch,
  SeenPostings,
} from "./batches";
import type { Mapping } from "./mapping.schema";
import type { RecordRejection } from "./schema";

/** The settings and the memory for preparing a file's batches one after the other. */
export type Preparation = {
  readonly mapping: Mapping;
  readonly now: Date;
  /** The site's own fields, the same for the whole file. */
  readonly customFields: readonly CustomField[];
  /** Where people apply on this site. */
  readonly applyOn: ApplyOn;
  readonly mostPostings: number;
  readonly seen: SeenPostings;
  /** How many postings have been taken, up to the limit. */
  taken: number;
};

/** The state before a file's first batch. */
export function beginPreparation(
  request: { mapping: Mapping; mostPostings?: number; alreadyIn?: number },
  now: Date,
): Preparation {
  const { mapping, mostPostings = Number.POSITIVE_INFINITY, alreadyIn: taken = 0 } = request;
  const customFields = settingGroup("customFields").fields;
  const { applyOn } = settingGroup("features");
  return { mapping, now, customFields, applyOn, mostPostings, seen: new SeenPostings(), taken };
}

/** Takes as many postings as the limit still allows, and refuses the others. */
function limit(preparation: Preparation, ready: PreparedBatch["ready"]) {
  const { mostPostings, taken } = preparation;
  const room = Math.max(0, mostPostings - taken);
  preparation.taken += Math.min(room, ready.length);
  const surplus = ready.slice(room).map(({ record, posting }): RecordRejection => {
    const { reference, content, company } = posting;
    const reason = `Only ${formatNumber(mostPostings)} jobs come in from one source.`;
    return { record, reference, reason, excerpt: `${content.title}, ${company.name}` };
  });
  return { ready: ready.slice(0, room), surplus };
}

/**
 * Reads the file's next batch into postings to be saved, and gives a reason for each of the others.
 */
export async function prepare(
  preparation: Preparation,
  readings: readonly NumberedReading[],
): Promise<PreparedBatch> {
  const { mapping, now, customFields, applyOn, seen } = preparation;
  const { drafts, rejections } = draftBatch(readings, mapping, customFields);
  const locations = await readLocations(drafts.map(({ draft }) => draft.where));
  const embedding = await currentEmbedding();
  const context = { mapping, locations, now, customFields, applyOn, embedding };
  const prepared = prepareBatch(drafts, seen, context);
  const { ready, surplus } = limit(preparation, prepared.ready);
  const all = [...rejections, ...prepared.rejections, ...surplus];
  return { ...prepared, ready, rejections: all.sort((a, b) => a.record - b.record) };
}
