import { redirect } from "next/navigation";
import { expect, it } from "vitest";
import { toProblem } from "@/lib/http/problem";
import { db } from "@/lib/platform/db/client";
import { findContact, findProfile } from "@/lib/profiles/queries";
import { loginPath } from "@/lib/shared/areas";
import { asActor, makeUser } from "@/lib/testing/accounts";
import { setUpDatabase } from "@/lib/testing/database";
import { findProofWays } from "./authentication/proofs.queries";
import { getAccount } from "./queries";
import type { Actor } from "./schema";

setUpDatabase();

const errorOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => error,
  );

async function redirectTo(path: string): Promise<unknown> {
  return errorOf((async () => redirect(path as "/login"))());
}

it.each<[string, (actor: Actor) => Promise<unknown>]>([
  ["the account", getAccount],
  ["the ways to prove who you are", findProofWays],
  ["the profile", findProfile],
  ["the contact details", findContact],
])(
  "%s of an account deleted in the meantime: a page redirects to the login, a call fails with 401",
  async (_what, read) => {
    const user = await makeUser();
    const actor = await asActor(user);
    await db.user.delete({ where: { id: user.id } });

    const error = await errorOf(read(actor));

    expect(error).toMatchObject({
      digest: ((await redirectTo(loginPath("/app"))) as { digest: string }).digest,
    });
    expect(toProblem(error, "id").status).toBe(401);
  },
);
