import { v5 as uuid } from "uuid";
import { fold } from "@/lib/shared/text";
import { APPLICATION_STATUSES, type ApplicationStatus } from "../schema";
import { canMove } from "../status";
import type { Stage, StageStatus } from "./stages.schema";

const DEFAULTS: readonly [StageStatus, name: string, showsNames: boolean][] = [
  ["submitted", "New", false],
  ["in_review", "In review", false],
  ["interview", "Interview", true],
  ["offer", "Offer", true],
  ["hired", "Hired", true],
  ["not_selected", "Not selected", false],
];

/**
 * The stages a company begins with. Their ids derive from the company's, so that a page can name
 * them before they are stored.
 */
export function defaultStages(companyId: string): Stage[] {
  return DEFAULTS.map(([status, name, showsNames]) => ({
    id: uuid(`stage:${status}`, companyId),
    name,
    status,
    showsNames,
    isDefault: true,
  }));
}

// An open application whose status has no stage of its own is shown in the nearest earlier one.
const EARLIER: Partial<Record<ApplicationStatus, ApplicationStatus>> = {
  offer: "interview",
  interview: "in_review",
  in_review: "submitted",
};

/**
 * The company's stage for a status when an application was not put in one; null if it has none. The
 * database puts those of a job with its own stages into one of these.
 */
export function stageFor(stages: readonly Stage[], status: ApplicationStatus): Stage | null {
  const own = stages.find((stage) => stage.isDefault && stage.status === status);
  const earlier = EARLIER[status];
  return own ?? (earlier ? stageFor(stages, earlier) : null);
}

/** The stages of the jobs that have their own, by job, in order. */
export type OwnStages = Readonly<Record<string, readonly string[]>>;

/** The stages of a job out of all of its company's: its own, or those that every job has. */
export function stagesOfJob<S extends Stage>(
  stages: readonly S[],
  own: readonly string[] | undefined,
): S[] {
  if (!own) return stages.filter(({ isDefault }) => isDefault);
  return own.flatMap((id) => stages.find((stage) => stage.id === id) ?? []);
}

/** A job's stages and one more that it no longer has, after those with the same status. */
export function withStage<S extends Stage>(stages: readonly S[], stage: S | undefined): S[] {
  if (!stage || stages.some(({ id }) => id === stage.id)) return [...stages];
  const last = stages.findLastIndex(({ status }) => status === stage.status);
  return stages.toSpliced(last < 0 ? stages.length : last + 1, 0, stage);
}

/** The stages that a listed application can be moved to. */
export function moveTargets<S extends Stage>(
  { status, stageId, jobId }: { status: ApplicationStatus; stageId: string | null; jobId: string },
  {
    stages,
    allowed,
    own,
  }: {
    stages: readonly S[];
    allowed: Partial<Record<ApplicationStatus, string[]>>;
    own: OwnStages;
  },
): S[] {
  return stagesOfJob(stages, own[jobId]).filter(
    ({ id }) => id !== stageId && allowed[status]?.includes(id),
  );
}

/** Whether an application can be moved from where it is to this stage. */
function canMoveTo(
  { status, stageId }: { status: ApplicationStatus; stageId: string | null },
  stage: Pick<Stage, "id" | "status">,
): boolean {
  if (stage.id === stageId) return false;
  return stage.status === status || canMove(status, stage.status);
}

/** The ids of the stages that an application can be moved to, by its status. */
export function allowedMoves(
  stages: readonly Stage[],
): Partial<Record<ApplicationStatus, string[]>> {
  const stagesFrom = (from: ApplicationStatus) =>
    stages.filter((stage) => canMoveTo({ status: from, stageId: null }, stage)).map(({ id }) => id);
  return Object.fromEntries(APPLICATION_STATUSES.map((status) => [status, stagesFrom(status)]));
}

/** Whether another stage of the company has this name, in any spelling. */
export function isNameTaken(stages: readonly Stage[], name: string, except?: string): boolean {
  return stages.some((stage) => stage.id !== except && fold(stage.name) === fold(name));
}
