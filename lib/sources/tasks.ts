import "server-only";
import { RECRUITERS } from "@/lib/companies/policy";
import { deliverAll, tell } from "@/lib/notifications/commands";
import { teamNews } from "@/lib/notifications/companies/team-news.emails";
import { tellMember } from "@/lib/notifications/digests/telling.commands";
import { listApprovedAdmins } from "@/lib/notifications/queries";
import type { NotificationText } from "@/lib/notifications/schema";
import { db } from "@/lib/platform/db/client";
import { on, type Reaction, type ScheduledTask } from "@/lib/platform/queue";
import { site } from "@/lib/platform/site";
import { neglectWords } from "./attention";
import { endJobsOfDeleted, startDueSources } from "./commands";
import * as emails from "./emails";
import { sourceDeleted, sourceDue, sourceNeedsAttention } from "./events";
import { forgetOldRuns } from "./keeping.commands";
import { runSource } from "./runs.commands";
import type { RunOutcome } from "./schema";
import { forgetHosts } from "./visits/turns.commands";

const KIND = "source_problem";

type News = { id: string; companyId: string; note: NotificationText };

/** Tells the recruiters of the company that connected the source. */
async function tellCompany({ id, companyId, note }: News): Promise<void> {
  const members = await db.companyMember.findMany({
    where: { companyId, ...RECRUITERS },
    select: { userId: true },
  });
  const mail = (reader: { name: string; stopUrl?: string }) =>
    teamNews(site(), { ...reader, note, label: "See the source" });
  const news = { kind: "company_source" as const, id, companyId, note, mail };
  await deliverAll(members.map(({ userId }) => tellMember({ ...news, userId })));
}

/**
 * Tells the people responsible for a source about a run that needs attention, through the channels
 * that they have turned on.
 */
async function tellKeepers({ runId: id }: { runId: string }): Promise<void> {
  const run = await db.sourceRun.findUnique({
    where: { id },
    include: { connectedSource: { include: { source: true, owner: true } } },
  });
  if (!run) return;
  const { connectedSource, message } = run;
  const note = emails.problemNote({
    id: connectedSource.id,
    name: connectedSource.source.name,
    outcome: run.outcome as RunOutcome,
    message,
    neglect: neglectWords(connectedSource, run.startedAt),
    isOwned: connectedSource.owner !== null && connectedSource.owner.companyId !== null,
    isBarred:
      run.outcome === "failed" && connectedSource.pausedAt !== null && !connectedSource.isGivenUp,
  });
  const companyId = connectedSource.owner?.companyId ?? null;
  if (companyId !== null) return tellCompany({ id, companyId, note });
  const admins = await listApprovedAdmins();
  await deliverAll(
    admins.map(({ id: userId }) =>
      tell({
        ...{ kind: KIND, id, userId, note },
        mail: ({ name }) => emails.sourceProblem(site(), { name, note }),
      }),
    ),
  );
}

/** Runs take long, so they have a queue of their own. */
export const runs: Reaction[] = [
  on(sourceDue, ({ connectedSourceId, ...options }) => runSource(connectedSourceId, options)),
];

export const reactions: Reaction[] = [
  on(sourceNeedsAttention, tellKeepers),
  on(sourceDeleted, ({ sourceId }) => endJobsOfDeleted(sourceId)),
];

export const scheduled: ScheduledTask[] = [
  { name: "start_due_sources", pattern: "* * * * *", run: startDueSources },
  { name: "forget_source_runs", pattern: "41 4 * * *", run: forgetOldRuns },
  { name: "forget_source_hosts", pattern: "43 4 * * *", run: forgetHosts },
];
