import { randomUUID } from "node:crypto";
import { encode } from "next-auth/jwt";
import { db } from "../lib/platform/db/client";
import type { UserType } from "../lib/shared/areas";

const COOKIE = "jobharbor.session";
const HOURS_8 = 8 * 3600;

/** Signs someone in, like logging in. Returns the cookie as a browser sends it. */
export async function signIn(
  { id, userType }: { id: string; userType: UserType },
  secret: string,
): Promise<string> {
  const sessionId = randomUUID();
  const expiresAt = new Date(Date.now() + HOURS_8 * 1000);
  await db.session.create({
    data: { id: sessionId, userId: id, userAgent: "", network: null, expiresAt },
  });
  const token = { sub: id, sid: sessionId, userType, endsAt: expiresAt.getTime() };
  return `${COOKIE}=${await encode({ token, secret, maxAge: HOURS_8 })}`;
}
