import type { ApplicationStatus } from "../schema";

type Subject = {
  status: ApplicationStatus;
  hasDetails: boolean;
  /** Whether the company still receives messages. */
  isCompanyThere: boolean;
};

/** Why neither side can write, no longer or not yet; `null` if both can. */
export function closedReason({ status, hasDetails, isCompanyThere }: Subject): string | null {
  if (!hasDetails) return "Everything sent with this application was deleted, including messages.";
  if (status === "held") return "You can write to the employer once your address is verified.";
  if (status === "withdrawn") return "You withdrew this application, so you can't send messages.";
  if (!isCompanyThere) return "This employer no longer takes messages.";
  return null;
}
