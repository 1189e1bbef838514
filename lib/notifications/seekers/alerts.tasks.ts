import "server-only";
import { alertDue, alertEnding, alertRequested } from "@/lib/alerts/events";
import { type AlertPurpose, alertToken } from "@/lib/alerts/mailed-links.queries";
import {
  findRequested,
  findRunning,
  loadMailedJobs,
  type MailedAlert,
} from "@/lib/alerts/sending.queries";
import { onBoard } from "@/lib/platform/boards";
import type { MailAddress } from "@/lib/platform/mail/message";
import { on, type Reaction } from "@/lib/platform/queue";
import { site } from "@/lib/platform/site";
import { absolute } from "@/lib/shared/site";
import { deliver } from "../commands";
import { findRecipient } from "../queries";
import * as emails from "./alerts.emails";
import { reactions as siteReactions } from "./alerts-in-bell.tasks";

function link(purpose: AlertPurpose, alertId: string): string {
  return absolute(site(), `/alerts/${purpose}?token=${alertToken(purpose, alertId)}`);
}

function linksOf({ id, owner }: MailedAlert): emails.AlertLinks {
  return {
    manage: "email" in owner ? link("manage", id) : absolute(site(), "/app/alerts"),
    unsubscribe: link("unsubscribe", id),
  };
}

/** The headers with which a mail program can stop the alert for its reader (RFC 8058). */
function listHeaders({ id }: MailedAlert): Record<string, string> {
  const address = absolute(
    site(),
    `/api/alerts/unsubscribe?token=${alertToken("unsubscribe", id)}`,
  );
  return {
    "List-Unsubscribe": `<${address}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  };
}

type Reader = { userId: string | null; name: string | null; to: MailAddress };

/**
 * The recipient of an alert's emails; `null` for an account that is gone, being deleted or
 * suspended.
 */
async function findReader({ owner }: MailedAlert): Promise<Reader | null> {
  if ("email" in owner) {
    return { userId: null, name: null, to: { name: null, address: owner.email } };
  }
  const person = await findRecipient(owner.userId);
  if (!person?.hasVerifiedEmail || person.isLeaving || person.isSuspended) return null;
  const { id: userId, name, address } = person;
  return { userId, name, to: { name, address } };
}

async function askToConfirm({ id, cause }: { id: string; cause: string }): Promise<void> {
  const requested = await findRequested(id);
  const reader = requested && (await findReader(requested.alert));
  if (!reader) return;
  const { alert, plainName, isConfirmed, until } = requested;
  const kind = "alert_requested";
  await onBoard(alert.boardId, async () => {
    const content = isConfirmed
      ? emails.alertKnown(site(), { alert, links: linksOf(alert) })
      : emails.confirmAlert(site(), { alert, plainName, until, url: link("confirm", id) });
    await deliver({ key: `${kind}.${cause}`, userId: null, kind, to: reader.to, content });
  });
}

type DueAlert = { id: string; alertId: string; jobIds: string[]; total: number };

async function sendMatches({ id, alertId, jobIds, total }: DueAlert): Promise<void> {
  const alert = await findRunning(alertId);
  const reader = alert && (await findReader(alert));
  if (!reader) return;
  const jobs = await loadMailedJobs(jobIds);
  if (jobs.length === 0) return;
  const { userId, name, to } = reader;
  const news = { alert, name, jobs, total: total - (jobIds.length - jobs.length) };
  const kind = "alert_matches";
  await onBoard(alert.boardId, async () => {
    const content = emails.alertMatches(site(), { ...news, links: linksOf(alert) });
    const headers = listHeaders(alert);
    await deliver({ key: `${kind}.${id}`, userId, kind, to, content, headers });
  });
}

async function warnOfEnd({ id }: { id: string }): Promise<void> {
  const alert = await findRunning(id);
  const reader = alert && (await findReader(alert));
  if (!reader) return;
  const { userId, name, to } = reader;
  const kind = "alert_ending";
  // A renewed alert ends again a year later.
  const key = `${kind}.${id}.${alert.renewBy.slice(0, 10)}`;
  await onBoard(alert.boardId, async () => {
    const url = link("renew", id);
    const content = emails.alertEnds(site(), { alert, name, url, links: linksOf(alert) });
    const headers = listHeaders(alert);
    await deliver({ key, userId, kind, to, content, headers });
  });
}

export const reactions: Reaction[] = [
  ...siteReactions,
  on(alertRequested, askToConfirm),
  on(alertDue, sendMatches),
  on(alertEnding, warnOfEnd),
];
