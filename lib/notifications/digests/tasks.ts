import "server-only";
import { onBoard } from "@/lib/platform/boards";
import { on, type Reaction, type ScheduledTask } from "@/lib/platform/queue";
import { site } from "@/lib/platform/site";
import { deliver } from "../commands";
import { findRecipient } from "../queries";
import { companyDigest } from "./digest.emails";
import { findDigest } from "./digest.queries";
import { companyDigestDue } from "./events";
import { forgetDigestItems, sendDigests } from "./sending.commands";
import { type Stop, stopHeaders, stopUrl } from "./stop-links.queries";

type DueDigest = { id: string; userId: string; companyId: string };

async function sendDigest({ id, userId, companyId }: DueDigest): Promise<void> {
  const person = await findRecipient(userId);
  if (!person?.hasVerifiedEmail || person.isLeaving || person.isSuspended) return;
  const digest = await findDigest({ id, userId, companyId });
  if (!digest) return;
  const stop: Stop = { userId, companyId, what: "digest" };
  const { name, address } = person;
  await onBoard(person.boardId, async () =>
    deliver({
      key: `company_digest.${id}`,
      userId,
      kind: "company_digest",
      to: { name, address },
      content: companyDigest(site(), { name, stopUrl: stopUrl(stop), digest }),
      headers: stopHeaders(stop),
    }),
  );
}

export const reactions: Reaction[] = [on(companyDigestDue, sendDigest)];

export const scheduled: ScheduledTask[] = [
  {
    // In every time zone, the morning falls on one of these minutes.
    name: "send_company_digests",
    pattern: "*/5 * * * *",
    run: async (now) => {
      await sendDigests(now);
    },
  },
  { name: "forget_digest_items", pattern: "37 3 * * *", run: forgetDigestItems },
];
