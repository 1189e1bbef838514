import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { getAccount } from "@/lib/accounts/queries";
import { db } from "@/lib/platform/db/client";
import { DomainError } from "@/lib/shared/errors";
import { asActor, makeUser } from "@/lib/testing/accounts";
import { setUpDatabase } from "@/lib/testing/database";
import { orEnded } from "./ended-account";
import { toProblem } from "./problem";

setUpDatabase();

const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => error,
  );

it("a call whose account was deleted in the meantime responds that a login is needed", async () => {
  const user = await makeUser();
  const actor = await asActor(user);
  await db.user.delete({ where: { id: user.id } });
  const reading = await failureOf(getAccount(actor));
  const session = { id: randomUUID(), userId: user.id, userAgent: "", expiresAt: new Date() };
  const writing = await failureOf(db.session.create({ data: session }));

  for (const error of [reading, writing]) {
    expect(toProblem(await orEnded(error, actor), "id").status).toBe(401);
  }
});

it("any other failure stays as it is", async () => {
  const actor = await asActor(await makeUser());
  const missing = await failureOf(db.session.findUniqueOrThrow({ where: { id: actor.id } }));
  const refused = new DomainError("conflict", "It is there already.");

  expect(await orEnded(missing, actor)).toBe(missing);
  expect(await orEnded(missing, null)).toBe(missing);
  expect(await orEnded(refused, actor)).toBe(refused);
});
