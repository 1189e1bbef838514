import "server-only";
import { db } from "@/lib/platform/db/client";
import type { Actor, SessionView } from "../schema";
import { deviceName } from "./device-names";

/** The browsers that a person is signed in with, most recently seen first. */
export async function listSessions(actor: Actor): Promise<SessionView[]> {
  const sessions = await db.session.findMany({
    where: { userId: actor.id, expiresAt: { gt: new Date() } },
    orderBy: { lastSeenAt: "desc" },
    take: 100,
  });
  return sessions.map(({ id, userAgent, network, createdAt, lastSeenAt }) => ({
    id,
    device: deviceName(userAgent),
    network,
    createdAt: createdAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
    isThisOne: id === actor.sessionId,
  }));
}
