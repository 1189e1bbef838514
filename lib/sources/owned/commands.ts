import "server-only";
import { db, isUniqueViolation, type Transaction } from "@/lib/platform/db/client";
import type { Prisma } from "@/lib/platform/db/generated/client";
import { announce } from "@/lib/platform/queue";
import { spend } from "@/lib/platform/security/rate-limit";
import { DomainError } from "@/lib/shared/errors";
import { sourceDue } from "../events";
import { KIND_LABELS } from "../labels";
import { importRules, typedMapping } from "../mapping";
import { describeSource } from "../preview.commands";
import { type RecognisedSource, recognise } from "../recognising.commands";
import type { SourcePreview } from "../schema";
import { asInvalid } from "../source-problem";
import { Visit } from "../visits.commands";
import { PREVIEW_LIMITS, type VisitLimits } from "../visits.schema";
import { proveSource, refuseForeign } from "./linked-boards.commands";
import { noteStep, type SourceBy } from "./managing.commands";
import { requireOwner, requireSourceManager, type SourceOwner } from "./owners.queries";
import {
  type CompanyPreviewInput,
  type CompanySourceInput,
  MOST_COMPANY_SOURCES,
  type SourceProof,
} from "./schema";

type CompanyBy = SourceBy & { companyId: string };
type ProvenSource = {
  owner: SourceOwner;
  source: RecognisedSource;
  proof: SourceProof;
  visit: Visit;
};

async function check(
  { actor, companyId }: Pick<CompanyBy, "actor" | "companyId">,
  { address, linkedFrom = null }: CompanyPreviewInput,
  limits: VisitLimits,
): Promise<ProvenSource> {
  requireSourceManager(actor, companyId);
  const owner = await requireOwner(companyId);
  await spend("sourceByAccount", actor.id);
  refuseForeign(owner, address);
  const visit = new Visit(limits);
  const source = await recognise(visit, address);
  const proof = await proveSource(visit, owner, { source, linkedFrom });
  return { owner, source, proof, visit };
}

/**
 * Previews an address of the company's own without saving anything. Throws `not_found` for anyone
 * who may not post for the company, `forbidden` if the company isn't verified or is suspended,
 * `invalid` for an address that can't be read or isn't proven to be the company's, and
 * `rate_limited`.
 */
export async function previewCompanySource(
  by: Pick<CompanyBy, "actor" | "companyId">,
  input: CompanyPreviewInput,
  limits = PREVIEW_LIMITS,
): Promise<SourcePreview> {
  const stored = typedMapping(input);
  return asInvalid(async () => {
    const { owner, source, visit } = await check(by, input, limits);
    return describeSource(visit, source, importRules(stored, owner.name));
  });
}

/** Possible names for a source, in the order in which they are tried. */
function namesOf({ kind, suggestedName }: RecognisedSource, { slug }: SourceOwner): string[] {
  const isBoard = kind !== "file" && kind !== "pages";
  const name = (isBoard ? `${KIND_LABELS[kind]}: ${suggestedName}` : suggestedName).slice(0, 90);
  return [name, ...[1, 2, 3, 4, 5].map((at) => `${name} (${slug}${at > 1 ? ` ${at}` : ""})`)];
}

/**
 * The row of the first name that is free, or that only this company's jobs were imported under.
 * Nobody takes over the jobs of another company's source.
 */
async function takeName(tx: Transaction, owner: SourceOwner, names: string[]): Promise<number> {
  for (const name of names) {
    await tx.source.createMany({ data: { name }, skipDuplicates: true });
    const found = await tx.source.findUniqueOrThrow({
      where: { name },
      select: {
        ...{ id: true, connected: { select: { id: true } } },
        jobs: { where: { companyId: { not: owner.id } }, select: { id: true }, take: 1 },
      },
    });
    if (!found.connected && found.jobs.length === 0) return found.id;
  }
  throw new DomainError("conflict", "There are too many sources of this name. Contact us.");
}

async function requireRoom(tx: Transaction, companyId: string): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`sources:${companyId}`}, 0))`;
  if ((await tx.companySource.count({ where: { companyId } })) < MOST_COMPANY_SOURCES) return;
  const message = `You can have at most ${MOST_COMPANY_SOURCES} sources. Delete one that you don't need.`;
  throw new DomainError("conflict", message);
}

/**
 * Connects a company's own career site and reads it for the first time right away. Throws what
 * `previewCompanySource` throws, and `conflict` if there are too many.
 */
export async function addCompanySource(
  by: CompanyBy,
  input: CompanySourceInput,
  limits = PREVIEW_LIMITS,
): Promise<{ id: string }> {
  const { companyId } = by;
  const stored = typedMapping(input);
  const { owner, source, proof } = await asInvalid(() => check(by, input, limits));
  const { kind, address, requestAddress } = source;
  try {
    return await db.$transaction(async (tx) => {
      await requireRoom(tx, companyId);
      const sourceId = await takeName(tx, owner, namesOf(source, owner));
      const { id } = await tx.connectedSource.create({
        data: {
          ...{ sourceId, kind, address, requestAddress, everyHours: input.everyHours },
          ...(stored ? { mapping: stored as Prisma.InputJsonObject } : {}),
          owner: { create: { companyId, proof } },
        },
      });
      await noteStep(tx, by, { action: "source.added", id, details: { kind, proof } });
      await announce(tx, sourceDue, {
        ...{ connectedSourceId: id, acceptsShrinking: false, isAsked: false },
      });
      return { id };
    });
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    const message =
      "This address is already read here. If your company didn't connect it, contact us and we'll hand it over.";
    throw new DomainError("invalid", message, { address: [message] });
  }
}
