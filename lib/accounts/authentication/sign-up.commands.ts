import "server-only";
import { randomUUID } from "node:crypto";
import { currentBoardId } from "@/lib/platform/boards";
import { db, isUniqueViolation } from "@/lib/platform/db/client";
import { audit } from "@/lib/platform/observability/audit";
import { announce } from "@/lib/platform/queue";
import { requireChallengeAbove } from "@/lib/platform/security/challenge";
import { hashPassword } from "@/lib/platform/security/password-hash";
import { spend } from "@/lib/platform/security/rate-limit";
import type { Client } from "@/lib/platform/server/client";
import type { UserType } from "@/lib/shared/areas";
import { DomainError } from "@/lib/shared/errors";
import { accountCreated, adminRequested } from "../events";
import type { SignUp } from "../schema";
import { requireFreeName } from "../user-names.commands";
import { requireGoodPassword } from "./passwords.commands";

export const USERNAME_TAKEN = "This user name is taken. Choose another.";

/**
 * Creates an account. The answer is the same whether or not the address is known: until it is
 * verified it is only a claim, and the email explains that (docs/decisions/0015). An admin waits
 * for approval. Throws `invalid` by field, `rate_limited`, `challenge_required`.
 */
export async function signUp(
  input: SignUp,
  client: Client,
): Promise<{ userId: string; userType: UserType }> {
  const { username, email, userType } = input;
  requireFreeName(username);
  requireGoodPassword(input);
  await spend("authenticationByAddress", client.address);
  await requireChallengeAbove("signUpByAddress", client.address, input.challenge);
  await spend("signUpByAddress", client.address);
  await spend("signUpByEmail", email.toLowerCase());
  const passwordHash = await hashPassword(input.password);
  const status = userType === "admin" ? "awaiting_approval" : "active";
  try {
    return await db.$transaction(async (tx) => {
      const { id: userId } = await tx.user.create({
        data: {
          ...{ username, email, passwordHash, userType, status },
          boardId: currentBoardId(),
        },
        select: { id: true },
      });
      await audit(tx, { action: "account.created", actorId: userId, address: client.address });
      await announce(tx, accountCreated, { id: randomUUID(), userId });
      if (userType === "admin") {
        await announce(tx, adminRequested, { id: randomUUID(), userId });
      }
      return { userId, userType };
    });
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw new DomainError("invalid", USERNAME_TAKEN, { username: [USERNAME_TAKEN] });
  }
}
