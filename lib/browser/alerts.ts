import { api } from "./api";
import { withChallenge } from "./challenge";

/** An alert for an address without an account, as a form asks for it. */
type AlertRequest = {
  email: string;
  /** The search's address; every job without one. */
  search?: string;
  frequency: string;
  /** Of the form: when it was shown, and what only a program fills in. */
  form: string;
  website: string;
};

/** Where it is morning for whoever uses this browser. */
export function ownTimeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** Has the mail sent that confirms an alert. Throws `ApiError`. */
export async function requestAlert(wanted: AlertRequest): Promise<void> {
  await withChallenge((challenge) =>
    api("/api/alerts/subscriptions", {
      method: "POST",
      json: { ...wanted, timeZone: ownTimeZone(), ...(challenge ? { challenge } : {}) },
    }),
  );
}
