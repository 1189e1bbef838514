import { db } from "@/lib/platform/db/client";

/** When letters that wait an hour are due, as a moment to send them at. */
export const inTwoHours = (): Date => new Date(Date.now() + 2 * 3_600_000);

/** The letter that was written last with an application. */
export function letterOf(applicationId: string) {
  return db.applicationLetter.findFirstOrThrow({
    where: { applicationId },
    orderBy: { createdAt: "desc" },
  });
}

/** The texts of an application's messages. */
export async function messagesOf(applicationId: string): Promise<string[]> {
  const rows = await db.applicationMessage.findMany({ where: { applicationId } });
  return rows.map(({ text }) => text);
}

/** Where an application is. */
export function stateOf(id: string) {
  return db.application.findUniqueOrThrow({
    where: { id },
    select: { status: true, stageId: true, version: true, decidedAt: true },
  });
}

/** The steps of an application's timeline, the first one first. */
export async function kindsOf(applicationId: string) {
  const where = { applicationId };
  const steps = await db.applicationEvent.findMany({ where, orderBy: { at: "asc" } });
  return steps.map(({ kind }) => kind);
}
