import "server-only";
import { type Mapping, mappingInput, NO_MAPPING } from "@/lib/imports/mapping.schema";
import type { Transaction } from "@/lib/platform/db/client";
import type { Prisma } from "@/lib/platform/db/generated/client";
import { spend } from "@/lib/platform/security/rate-limit";
import { DomainError } from "@/lib/shared/errors";
import type { FieldChoices } from "./mapped-fields.schema";
import { importRules, withChoices } from "./mapping";
import {
  noteStep,
  requireManager,
  type SourceBy,
  type StoredSource,
} from "./owned/managing.commands";
import { whyBarred } from "./owned/owners.queries";
import { describeSource } from "./preview.commands";
import { companyOf, findConnected, forgetVersions } from "./run-records.commands";
import type { SourceKind, SourcePreview } from "./schema";
import { asInvalid } from "./source-problem";
import { Visit } from "./visits.commands";
import { PREVIEW_LIMITS } from "./visits.schema";

const storedMapping = (stored: unknown): Mapping =>
  stored ? mappingInput.parse(stored) : NO_MAPPING;

/** Changes what feeds each field. The next run reads everything with the new choices. */
export async function changeFields(
  tx: Transaction,
  by: SourceBy,
  { source, fields }: { source: StoredSource; fields: FieldChoices },
): Promise<void> {
  const { id } = source;
  const mapping = withChoices(storedMapping(source.mapping), fields);
  await tx.connectedSource.update({
    where: { id },
    data: { mapping: mapping as Prisma.InputJsonObject },
  });
  await forgetVersions(tx, id);
  const details = { fields: Object.keys(fields).join(", ") };
  await noteStep(tx, by, { action: "source.changed", id, details });
}

/**
 * Previews a connected source with other field choices. Throws `forbidden`, also if it may not be
 * read at present, `not_found`, `invalid` if it can't be read and, for a company's members,
 * `rate_limited`.
 */
export async function previewFields(
  by: SourceBy,
  { sourceId, fields = {} }: { sourceId: string; fields?: FieldChoices | undefined },
  limits = PREVIEW_LIMITS,
): Promise<SourcePreview> {
  requireManager(by);
  if (by.companyId !== undefined) await spend("sourceByAccount", by.actor.id);
  const source = await findConnected(sourceId);
  const isTheirs = by.companyId === undefined || source?.owner?.companyId === by.companyId;
  if (!source || !isTheirs) throw new DomainError("not_found", "This source has been deleted.");
  const barred = await whyBarred(source);
  if (barred) throw new DomainError("forbidden", barred);
  const { address, requestAddress } = source;
  const recognised = {
    ...{ kind: source.kind as SourceKind, address, requestAddress },
    suggestedName: companyOf(source),
  };
  const rules = withChoices(storedMapping(source.mapping), fields);
  const company = source.owner?.company?.name ?? source.companyName;
  return asInvalid(() =>
    describeSource(new Visit(limits), recognised, importRules(rules, company)),
  );
}
