import "server-only";
import { companiesAbandoned } from "@/lib/accounts/events";
import { deliverAll, tell } from "@/lib/notifications/commands";
import { teamNews } from "@/lib/notifications/companies/team-news.emails";
import { tellMember } from "@/lib/notifications/digests/telling.commands";
import { listApprovedAdmins } from "@/lib/notifications/queries";
import { db } from "@/lib/platform/db/client";
import { on, type Reaction, type RepeatedTask, type ScheduledTask } from "@/lib/platform/queue";
import { site } from "@/lib/platform/site";
import type { OffReason } from "./choices.schema";
import { turnedOffNote } from "./emails";
import { webhookTurnedOff } from "./events";
import { deleteWebhooksOf, forgetDeliveries } from "./keeping.commands";
import { sendDeliveries } from "./sending.commands";

/** Tells the company's owners, or the admins, through the channels that they have turned on. */
async function tellOwners({ id, webhookId }: { id: string; webhookId: string }): Promise<void> {
  const webhook = await db.webhook.findUnique({ where: { id: webhookId } });
  if (!webhook?.offWhy) return;
  const { companyId, name, offWhy } = webhook;
  const why = offWhy as OffReason;
  const note = turnedOffNote({ id: webhookId, companyId, name, why });
  const label = "See the webhook";
  const mail = (reader: { name: string; stopUrl?: string }) =>
    teamNews(site(), { ...reader, note, label });
  if (companyId === null) {
    const admins = await listApprovedAdmins();
    const news = { kind: "source_problem" as const, id, note, mail };
    await deliverAll(admins.map(({ id: userId }) => tell({ ...news, userId })));
    return;
  }
  const owners = await db.companyMember.findMany({
    where: { companyId, role: "owner" },
    select: { userId: true },
  });
  const news = { kind: "webhook_off" as const, id, companyId, note, mail };
  await deliverAll(owners.map(({ userId }) => tellMember({ ...news, userId })));
}

export const reactions: Reaction[] = [
  on(webhookTurnedOff, tellOwners),
  on(companiesAbandoned, ({ companyIds }) => deleteWebhooksOf(companyIds)),
];

export const scheduled: ScheduledTask[] = [
  { name: "forget_webhook_deliveries", pattern: "47 4 * * *", run: forgetDeliveries },
];

export const repeated: RepeatedTask[] = [
  { name: "send_webhooks", pauseMs: 1000, run: sendDeliveries },
];
