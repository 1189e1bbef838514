import type { ApplicationStatus } from "./schema";
import type { EmployerStatus } from "./status.schema";

/** The names of the statuses. */
export const STATUS_NAMES: Record<ApplicationStatus, string> = {
  held: "Waiting",
  submitted: "Submitted",
  in_review: "In review",
  interview: "Interview",
  offer: "Offer",
  hired: "Hired",
  not_selected: "Not selected",
  withdrawn: "Withdrawn",
  closed: "Closed",
};

const ENDED: readonly ApplicationStatus[] = ["hired", "not_selected", "withdrawn", "closed"];

/** The statuses that are still undecided. */
export const OPEN_STATUSES: readonly ApplicationStatus[] = [
  "held",
  "submitted",
  "in_review",
  "interview",
  "offer",
];

/** The statuses in which the employer doesn't know of the application, or no longer. */
export const UNSEEN_STATUSES: readonly ApplicationStatus[] = ["held", "withdrawn"];

/** Where an employer can move an application from each status; an end can be corrected. */
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

/** Whether an employer can move an application from one status to another. */
export function canMove(from: ApplicationStatus, to: ApplicationStatus): boolean {
  return (MOVES[from] as readonly ApplicationStatus[]).includes(to);
}

/** Whether nothing is left to decide. */
export function isEnded(status: ApplicationStatus): boolean {
  return ENDED.includes(status);
}

/** Whether its sender can withdraw an application. */
export function canWithdraw(status: ApplicationStatus): boolean {
  return !isEnded(status);
}
