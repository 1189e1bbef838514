import "server-only";
import { deliverAll, tell } from "@/lib/notifications/commands";
import { listApprovedAdmins } from "@/lib/notifications/queries";
import { db } from "@/lib/platform/db/client";
import { on, type Reaction, type ScheduledTask } from "@/lib/platform/queue";
import { site } from "@/lib/platform/site";
import { endJobsOfDeleted, forgetOldRuns, startDueSources } from "./commands";
import * as emails from "./emails";
import { sourceDeleted, sourceDue, sourceNeedsAttention } from "./events";
import { runSource } from "./runs.commands";
import type { RunOutcome } from "./schema";
import { forgetHosts } from "./turns.commands";

const KIND = "source_problem";

/** Tells the admins of a run that needs one of them, by the channels that they have turned on. */
async function tellAdmins({ runId: id }: { runId: string }): Promise<void> {
  const run = await db.sourceRun.findUnique({
    where: { id },
    include: { connectedSource: { include: { source: true } } },
  });
  if (!run) return;
  const { connectedSource, message } = run;
  const note = emails.problemNote({
    id: connectedSource.id,
    name: connectedSource.source.name,
    outcome: run.outcome as RunOutcome,
    message,
  });
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

/** Takes long, so it has a queue of its own. */
export const runs: Reaction[] = [
  on(sourceDue, ({ connectedSourceId, ...options }) => runSource(connectedSourceId, options)),
];

export const reactions: Reaction[] = [
  on(sourceNeedsAttention, tellAdmins),
  on(sourceDeleted, ({ sourceId }) => endJobsOfDeleted(sourceId)),
];

export const scheduled: ScheduledTask[] = [
  { name: "start_due_sources", pattern: "* * * * *", run: startDueSources },
  { name: "forget_source_runs", pattern: "41 4 * * *", run: forgetOldRuns },
  { name: "forget_source_hosts", pattern: "43 4 * * *", run: forgetHosts },
];
