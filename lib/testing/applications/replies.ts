import { randomUUID } from "node:crypto";
import { afterEach, beforeEach } from "vitest";
import { writeMessage } from "@/lib/applications/messaging/messages.commands";
import { openReplyAddress } from "@/lib/notifications/replies/addresses.commands";
import { receiveReply } from "@/lib/notifications/replies/receiving.commands";
import type { ReplyOutcome } from "@/lib/notifications/replies/schema";
import { db } from "@/lib/platform/db/client";
import { env } from "@/lib/platform/env";
import { applyToBakery } from "./news";
import { type RawReply, rawReply } from "./raw-reply";

/** Takes answers at `reply@inbound.example.org` in each of the file's tests. */
export function setUpReplies(): void {
  beforeEach(() => {
    env().REPLY_ADDRESS = "reply@inbound.example.org";
  });
  afterEach(() => {
    delete env().REPLY_ADDRESS;
    delete env().REPLY_AUTHSERV_ID;
    delete env().EMAIL_REPLIES;
  });
}

/** A recruiter's message to a seeker, and the addresses at which both answer. */
export async function converse() {
  const made = await applyToBakery("in_review");
  const { applicationId } = made.event;
  const messageId = randomUUID();
  await writeMessage(made.member, applicationId, { id: messageId, text: "Can you come Tuesday?" });
  const to = await openReplyAddress({ applicationId, userId: made.seeker.id });
  const member = await db.user.findUniqueOrThrow({ where: { id: made.member.id } });
  const ofMember = await openReplyAddress({ applicationId, userId: member.id });
  if (!to || !ofMember) throw new Error("there is no address");
  return { ...made, applicationId, messageId, to, ofMember, memberUser: member };
}

/** What becomes of such an email. */
export function receive(values: RawReply): Promise<ReplyOutcome> {
  return receiveReply(Buffer.from(rawReply(values)));
}
