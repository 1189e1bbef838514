import "server-only";
import type { Assignment } from "@/lib/accounts/roles.schema";
import type { Actor } from "@/lib/accounts/schema";
import { db } from "@/lib/platform/db/client";
import { ALL_APPLICATIONS } from "../pipeline/queries";
import { findRows } from "../pipeline/rows.queries";
import { readStages } from "../pipeline/stages.queries";
import type { AssignedPerson } from "./assigned.schema";
import { isReached } from "./reach.queries";

const MOST = 200;

async function listAt(
  actor: Actor,
  { companyId, applicationIds: ids }: Assignment,
): Promise<AssignedPerson[]> {
  const company = await db.company.findFirst({
    where: { id: companyId, status: "active" },
    select: { id: true, name: true, isBlind: true },
  });
  if (!company || ids.length === 0) return [];
  const stages = await readStages(companyId);
  const rows = await findRows({
    company: { ...company, stages, reach: isReached(actor, companyId, "review") },
    filters: { ...ALL_APPLICATIONS, show: "all" },
    viewerId: actor.id,
    ids,
    limit: MOST,
    offset: 0,
  });
  return rows.map(({ id, name, headline, jobTitle, stageId, interviewAt, rating }) => ({
    ...{ id, name, headline, jobTitle, interviewAt },
    companyName: company.name,
    stage: stages.find((stage) => stage.id === stageId)?.name ?? null,
    // The team's mean is only known to someone whose own scorecard is complete.
    isRated: rating !== null,
  }));
}

/**
 * The applicants whom the actor was asked to review, in the companies where they see no one else:
 * those who are still to be rated first, then the newest. Without what the team wrote about them.
 */
export async function listAssigned(actor: Actor): Promise<AssignedPerson[]> {
  const lists = await Promise.all(actor.assignments.map((each) => listAt(actor, each)));
  return lists.flat().sort((one, other) => Number(one.isRated) - Number(other.isRated));
}
