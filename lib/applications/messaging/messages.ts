import type { ApplicationStatus } from "../schema";

type Subject = {
  status: ApplicationStatus;
  hasDetails: boolean;
  /** Whether the company still gets what is sent to it. */
  isCompanyThere: boolean;
};

/** Why neither side can write any more, or not yet; `null` when both can. */
export function closedReason({ status, hasDetails, isCompanyThere }: Subject): string | null {
  if (!hasDetails) return "Everything sent with this application was deleted, including messages.";
  if (status === "held") return "You can write to the employer once your address is verified.";
  if (status === "withdrawn") return "You withdrew this application, so you can't send messages.";
  if (!isCompanyThere) return "This employer no longer takes messages.";
  return null;
}
