import "server-only";
import { poolAsked, poolInvited } from "@/lib/applications/events";
import {
  findInvitation,
  findOwnPool,
  findPoolAccount,
} from "@/lib/applications/talent-pool/queries";
import { poolPath } from "@/lib/applications/talent-pool/tokens.session";
import { on, type Reaction } from "@/lib/platform/queue";
import { site } from "@/lib/platform/site";
import { deliver, tellOnSite } from "../commands";
import * as emails from "./talent-pool.emails";

/** Asks someone by mail, and on the site if they have an account. */
async function ask({ id, times }: { id: string; times: number }): Promise<void> {
  const [kept, userId] = await Promise.all([findOwnPool(id), findPoolAccount(id)]);
  if (!kept || (kept.isGiven && !kept.isAskedAgain)) return;
  const { fullName: name, email: address } = kept;
  const cause = `${id}.${times}`;
  if (userId) {
    const note = emails.questionWords(kept);
    await tellOnSite({ kind: "application_status", id: `talent_pool.${cause}`, userId, note });
  }
  await deliver({
    key: `talent_pool.${cause}`,
    userId,
    kind: "talent_pool",
    to: { name, address },
    content: emails.poolQuestion(site(), { kept, path: poolPath(id) }),
  });
}

/** Sends someone an invitation to apply, while the posting is live. */
async function invite({ id, jobId }: { id: string; jobId: string }): Promise<void> {
  const [kept, userId, job] = await Promise.all([
    findOwnPool(id),
    findPoolAccount(id),
    findInvitation(id, jobId),
  ]);
  if (!kept?.isGiven || !job) return;
  const { fullName: name, email: address } = kept;
  await deliver({
    key: `talent_pool.invitation.${id}.${jobId}`,
    userId,
    kind: "talent_pool",
    to: { name, address },
    content: emails.poolInvitation(site(), { kept, path: poolPath(id), job }),
  });
}

export const reactions: Reaction[] = [on(poolAsked, ask), on(poolInvited, invite)];
