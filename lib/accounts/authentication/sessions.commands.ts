import "server-only";
import { randomUUID } from "node:crypto";
import { currentBoardId } from "@/lib/platform/boards";
import { db, type Transaction } from "@/lib/platform/db/client";
import { audit } from "@/lib/platform/observability/audit";
import { announce } from "@/lib/platform/queue";
import { hashToken } from "@/lib/platform/security/secrets";
import type { Client } from "@/lib/platform/server/client";
import { DomainError } from "@/lib/shared/errors";
import { signedIn } from "../events";
import { noteActivity, noteSignIn } from "../last-active.commands";
import { type Actor, SESSION_MAX_SECONDS } from "../schema";
import { deviceName } from "./device-names";

const TOUCH_SECONDS = 300;

/**
 * Starts a session for a browser whose user has just signed in, at the board that it signed in at
 * alone; returns its id.
 */
export async function startSession(
  tx: Transaction,
  userId: string,
  client: Client,
): Promise<string> {
  const id = randomUUID();
  const { userAgent, network } = client;
  const boardId = currentBoardId();
  const earlier = await tx.session.findMany({ where: { userId }, select: { userAgent: true } });
  const device = deviceName(userAgent);
  const isNewDevice =
    earlier.length > 0 && earlier.every((known) => deviceName(known.userAgent) !== device);
  const expiresAt = new Date(Date.now() + SESSION_MAX_SECONDS * 1000);
  await tx.session.create({ data: { id, userId, userAgent, network, expiresAt, boardId } });
  await noteSignIn(tx, userId);
  await audit(tx, { action: "session.started", actorId: userId, address: client.address });
  await announce(tx, signedIn, { id: randomUUID(), userId, sessionId: id, isNewDevice });
  return id;
}

/** Records that a session is in use, at most every five minutes. */
export async function touchSession(id: string, lastSeenAt: Date): Promise<void> {
  const due = new Date(Date.now() - TOUCH_SECONDS * 1000);
  if (lastSeenAt > due) return;
  const { count } = await db.session.updateMany({
    where: { id, lastSeenAt: { lte: due } },
    data: { lastSeenAt: new Date() },
  });
  if (count > 0) await noteActivity(db, id);
}

/** Ends a session by its id alone, as its own cookie names it. Calling it again does nothing. */
export async function endSession(id: string): Promise<void> {
  await db.session.deleteMany({ where: { id } });
}

/** Ends one of a person's own sessions. Throws `not_found` for someone else's. */
export async function endOwnSession(actor: Actor, id: string): Promise<void> {
  const { count } = await db.session.deleteMany({ where: { id, userId: actor.id } });
  if (count === 0) throw new DomainError("not_found", "This session has already ended.");
}

/** Ends all of a person's sessions and bearer tokens, except the session given. */
export async function endEverySession(
  tx: Transaction,
  userId: string,
  keptId: string | null = null,
): Promise<void> {
  await tx.session.deleteMany({
    where: { userId, ...(keptId === null ? {} : { id: { not: keptId } }) },
  });
  await tx.apiToken.deleteMany({ where: { userId } });
}

/** Ends the bearer token or session that a request came with. Calling it again does nothing. */
export async function signOut(actor: Actor, token: string | null): Promise<void> {
  if (token) await db.apiToken.deleteMany({ where: { hash: hashToken(token) } });
  else if (actor.sessionId) await endSession(actor.sessionId);
}

/** Signs a person out everywhere, including here. */
export async function signOutEverywhere(actor: Actor): Promise<void> {
  await db.$transaction(async (tx) => {
    await endEverySession(tx, actor.id);
    await audit(tx, { action: "session.all_ended", actorId: actor.id });
  });
}
