import { randomUUID } from "node:crypto";
import { hash } from "@node-rs/argon2";
import type { Actor } from "@/lib/accounts/schema";
import { db } from "@/lib/platform/db/client";
import type { Prisma, User } from "@/lib/platform/db/generated/client";
import type { Client } from "@/lib/platform/server/client";

export const PASSWORD = "sails-and-anchors-7";

// The product's own settings; otherwise a login in a test would rehash the password.
const ARGON2 = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
let passwordHash: Promise<string> | undefined;
let number = 0;

/** Inserts an account with a verified address. Its password is `PASSWORD`. */
export async function makeUser(values: Partial<Prisma.UserCreateInput> = {}): Promise<User> {
  passwordHash ??= hash(PASSWORD, ARGON2);
  number += 1;
  return db.user.create({
    data: {
      email: `person${number}@example.org`,
      username: `person ${number}`,
      userType: "job_seeker",
      emailVerifiedAt: new Date(),
      passwordHash: await passwordHash,
      ...values,
    },
  });
}

/** The person, signed in with a session of their own. */
export async function asActor(user: User): Promise<Actor & { sessionId: string }> {
  const sessionId = randomUUID();
  const expiresAt = new Date(Date.now() + 3_600_000);
  await db.session.create({
    data: { id: sessionId, userId: user.id, userAgent: "", network: null, expiresAt },
  });
  const { id, userType, username } = user;
  return {
    id,
    userType,
    username,
    isApproved: user.status === "active",
    hasVerifiedEmail: user.emailVerifiedAt !== null,
    hasTwoFactor: user.twoFactorEnabledAt !== null,
    companies: [],
    assignments: [],
    boardIds: [],
    sessionId,
    impersonatedBy: null,
    apiKey: null,
  } as unknown as Actor & { sessionId: string };
}

/** Inserts a bearer token of the account, which nobody knows. */
export async function makeApiToken(userId: string): Promise<void> {
  await db.apiToken.create({
    data: {
      userId,
      hash: new Uint8Array(32),
      expiresAt: new Date(Date.now() + 1e6),
      loginAt: new Date(),
    },
  });
}

/** A client with an address of its own, so that no limit counts it with another. */
export function aClient(values: Partial<Client> = {}): Client {
  number += 1;
  const address = `198.51.${Math.floor(number / 250)}.${number % 250}`;
  return { address, network: `${address}/24`, userAgent: "Mozilla/5.0", ...values };
}
