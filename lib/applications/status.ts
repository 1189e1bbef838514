import type { ApplicationStatus } from "./schema";
import type { EmployerStatus } from "./status.schema";

const ENDED: readonly ApplicationStatus[] = ["hired", "not_selected", "withdrawn", "closed"];

/** The statuses in which somebody still decides. */
export const OPEN_STATUSES: readonly ApplicationStatus[] = [
  "held",
  "submitted",
  "in_review",
  "interview",
  "offer",
];

/** The statuses in which the employer does not know of the application, or not any more. */
export const UNSEEN_STATUSES: readonly ApplicationStatus[] = ["held", "withdrawn"];

/** Where an employer can move an application to from each status; an end can be corrected. */
const MOVES: Record<ApplicationStatus, readonly EmployerStatus[]> = {
  held: [],
  submitted: ["in_review", "interview", "offer", "hired", "not_selected", "closed"],
  in_review: ["interview", "offer", "hired", "not_selected", "closed"],
  interview: ["in_review", "offer", "hired", "not_selected", "closed"],
  offer: ["in_review", "interview", "hired", "not_selected", "closed"],
  hired: ["offer", "not_selected"],
  not_selected: ["in_review", "interview", "offer", "hired"],
  withdrawn: [],
  closed: ["in_review"],
};

/** Whether an employer can take an application from one status to another. */
export function canMove(from: ApplicationStatus, to: ApplicationStatus): boolean {
  return (MOVES[from] as readonly ApplicationStatus[]).includes(to);
}

/** Whether nothing more is to be decided. */
export function isEnded(status: ApplicationStatus): boolean {
  return ENDED.includes(status);
}

/** Whether its sender can take an application back. */
export function canWithdraw(status: ApplicationStatus): boolean {
  return !isEnded(status);
}
