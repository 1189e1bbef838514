import { api } from "./api";
import { withChallenge } from "./challenge";

/** An alert for an address without an account, as a form requests it. */
type AlertRequest = {
  email: string;
  /** The search's address; without one, every job. */
  search?: string;
  frequency: string;
  /** From the form: when it was shown, and the honeypot that only a program fills in. */
  form: string;
  website: string;
};

/** The time zone of this browser, in which alerts come in the morning. */
export function ownTimeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** Requests the email that confirms an alert. Throws `ApiError`. */
export async function requestAlert(wanted: AlertRequest): Promise<void> {
  await withChallenge((challenge) =>
    api("/api/alerts/subscriptions", {
      method: "POST",
      json: { ...wanted, timeZone: ownTimeZone(), ...(challenge ? { challenge } : {}) },
    }),
  );
}
