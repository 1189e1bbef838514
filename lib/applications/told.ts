import type { ApplicationStatus } from "./schema";

/** The statuses that are a decision for the applicant: a letter tells them, never the move itself. */
const DECISIONS = [
  "offer",
  "hired",
  "not_selected",
  "closed",
] as const satisfies readonly ApplicationStatus[];
export type Decision = (typeof DECISIONS)[number];

/** Whether applicants learn of a status by a letter. */
export function isDecision(status: ApplicationStatus): status is Decision {
  return (DECISIONS as readonly ApplicationStatus[]).includes(status);
}

type ToldStatuses = { status: ApplicationStatus; toldStatus: ApplicationStatus | null };

/** The status that the applicant knows: the one before, until a decision is told to them. */
export function knownStatus({ status, toldStatus }: ToldStatuses): ApplicationStatus {
  return toldStatus ?? status;
}

/** What an application's row says of what its applicant knows. */
export type ToldColumns = { toldStatus: ApplicationStatus | null; toldVersion: number | null };

/** For an application in `status` whose applicant knows `known` and has read `version`. */
export function toldUpdate(
  status: ApplicationStatus,
  { known, version }: { known: ApplicationStatus; version: number },
): ToldColumns {
  return known === status
    ? { toldStatus: null, toldVersion: null }
    : { toldStatus: known, toldVersion: version };
}
