import { randomUUID } from "node:crypto";
import { refillBoard } from "@/lib/jobs/boards/membership.commands";
import { db } from "@/lib/platform/db/client";

/** Creates something in every table of moderation and boards that refers to a person. */
export async function addModerationData(account: {
  userId: string;
  name: string;
  companyId: string;
  jobId: string;
}): Promise<void> {
  const { userId, name, companyId, jobId } = account;
  await db.jobReport.create({
    data: { jobId, jobVersion: 1, reporter: randomUUID(), userId, category: "scam", text: name },
  });
  const { id: decisionId } = await db.moderationDecision.create({
    data: { kind: "user_suspended", userId, decidedByUserId: userId, reason: name },
  });
  await db.moderationAppeal.create({
    data: { decisionId, userId, text: name, answeredByUserId: userId },
  });
  await db.lookAlikeDomain.create({
    data: { companyId, domain: "like.example", other: "other.example", askedByUserId: userId },
  });
  // No one impersonates themselves, but the tables alone would allow it.
  await db.impersonation.create({
    data: { reason: name, expiresAt: new Date(), adminUserId: userId, userId },
  });
  const filter = { categories: [], places: [], companies: [], sourceIds: [] };
  const board = { name: "A board that they run", host: `${randomUUID()}.example.org`, filter };
  const { id: boardId } = await db.board.create({
    data: { ...board, admins: { create: { userId } } },
  });
  await refillBoard(boardId);
}
