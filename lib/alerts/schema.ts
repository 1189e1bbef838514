import { z } from "zod";
import { challengeInput, emailInput } from "@/lib/accounts/schema";
import { isTimeZone } from "@/lib/shared/zones";
import { FREQUENCIES } from "./frequency.schema";

export const MAX_ALERTS = 50;
/** How many jobs an email lists; the search shows the rest. */
export const MAIL_JOBS = 20;
/** How many days the link that confirms an alert works. */
export const CONFIRM_DAYS = 7;
/** How many days before its end an alert's owner is warned. */
export const WARN_DAYS = 14;

const searchInput = z
  .union(
    [
      z.string().max(4000),
      z.record(
        z.string().max(40),
        z.union([z.string().max(500), z.number(), z.array(z.string().max(500)).max(100)]),
      ),
    ],
    "Send a search as its address or its parameters",
  )
  .describe("A search: its address (`/search-results?query=baker`) or its parameters.");
const frequencyInput = z.enum(FREQUENCIES, "Choose how often");
// A time zone that the browser knows and the server doesn't must not block the form.
const timeZoneInput = z
  .string()
  .max(60)
  .transform((name) => (isTimeZone(name) ? name : "UTC"))
  .describe("The time zone whose morning daily and weekly emails go out in, e.g. Europe/Lisbon.");
const nameInput = z
  .string()
  .transform((name) => name.replace(/[\p{Cc}\s]+/gu, " ").trim())
  .pipe(
    z.string().min(1, "Give the alert a name").max(120, "A name can have at most 120 characters"),
  );

export const alertInput = z.strictObject({
  search: searchInput,
  frequency: frequencyInput.default("daily"),
  name: nameInput.optional(),
  timeZone: timeZoneInput.optional(),
});
export type AlertInput = z.infer<typeof alertInput>;

const changes = {
  frequency: frequencyInput.optional(),
  name: nameInput.optional(),
  /** `active` also resumes, restores and renews. */
  status: z.enum(["active", "paused", "ended"], "Choose active, paused or ended").optional(),
};
export const alertChangeInput = z.strictObject(changes);
export type AlertChange = z.infer<typeof alertChangeInput>;
export const alertParams = z.object({ alertId: z.uuid("This isn't an alert's id") });

export const subscriptionInput = z.strictObject({
  email: emailInput,
  search: searchInput.optional(),
  frequency: frequencyInput.default("daily"),
  timeZone: timeZoneInput.optional(),
  /** A honeypot that people don't see: whatever is in it came from a program. */
  website: z.string().max(1000).optional(),
  /** When the form was shown, with a signature. */
  form: z.string().max(200).optional(),
  challenge: challengeInput,
});
export type Subscription = z.infer<typeof subscriptionInput>;

/** The longest possible token in a link; anything longer is not one. */
export const TOKEN_LENGTH = 100;
const tokenInput = z.string().max(TOKEN_LENGTH);
export const alertTokenInput = z.strictObject({ token: tokenInput });
export const alertTokenQuery = z.object({ token: tokenInput });
export const managedChangeInput = z.strictObject({ ...changes, token: tokenInput });

/** What an emailed link is about. */
export const linkedAlert = z.object({
  name: z.string(),
  search: z.string(),
  frequency: z.enum(FREQUENCIES),
});
export type LinkedAlert = z.infer<typeof linkedAlert>;

/** An alert as its owner sees it. */
export const alertView = linkedAlert.extend({
  id: z.uuid(),
  search: z.string().describe("The search's address on this site."),
  status: z
    .enum(["waiting", "active", "paused"])
    .describe("`waiting` until the owner's address is confirmed."),
  createdAt: z.iso.datetime(),
  renewBy: z.iso.datetime().describe("It pauses then unless it is renewed."),
  lastSentAt: z.iso.datetime().nullable(),
  recentJobs: z.int().describe("How many jobs it found in the last seven days."),
});
export type AlertView = z.infer<typeof alertView>;

/** An alert after a change. */
export const changedAlert = z.object({
  alert: alertView.nullable().describe("Null once it is ended."),
});

/** The alerts of an address without an account, for the person who reads its mail. */
export type ManagedAlerts = { email: string; alerts: AlertView[] };
