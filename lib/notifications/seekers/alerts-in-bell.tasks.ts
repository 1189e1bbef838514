import "server-only";
import { alertDue, alertEnding } from "@/lib/alerts/events";
import { findRunning } from "@/lib/alerts/sending.queries";
import { on, type Reaction } from "@/lib/platform/queue";
import { formatDay } from "@/lib/shared/dates";
import { plural } from "@/lib/shared/plural";
import { tell } from "../commands";

// On the site only: emails about alerts also reach addresses without an account.

type DueAlert = { id: string; alertId: string; total: number };

async function tellOfMatches({ id, alertId, total }: DueAlert): Promise<void> {
  const alert = await findRunning(alertId);
  if (!alert || "email" in alert.owner) return;
  const { owner, name, search } = alert;
  const note = {
    title: `${plural(total, { one: "{count} new job", other: "{count} new jobs" })} for ${name}`,
    text: "They match a search you saved as an alert.",
    path: search,
  };
  await tell({ kind: "alert_matches", id, userId: owner.userId, note });
}

async function tellOfEnd({ id }: { id: string }): Promise<void> {
  const alert = await findRunning(id);
  if (!alert || "email" in alert.owner) return;
  const { owner, name, renewBy } = alert;
  const note = {
    title: `Your alert ${name} ends soon`,
    text: `It pauses on ${formatDay(renewBy)}, after a year, unless you renew it.`,
    path: "/app/alerts",
  };
  // A renewed alert ends again a year later.
  await tell({ kind: "alert_ending", id: `${id}.${renewBy}`, userId: owner.userId, note });
}

export const reactions: Reaction[] = [on(alertDue, tellOfMatches), on(alertEnding, tellOfEnd)];
