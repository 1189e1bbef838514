import { expect, it } from "vitest";
import { db } from "@/lib/platform/db/client";
import { asActor, makeUser } from "@/lib/testing/accounts";
import { setUpDatabase } from "@/lib/testing/database";
import { changeInfo } from "./commands";
import { finishFirstSteps } from "./first-steps.commands";
import { hasFinishedFirstSteps } from "./first-steps.queries";
import { findProfile } from "./queries";
import { infoInput } from "./schema";

setUpDatabase();

it("dismisses the first steps once, only for their owner", async () => {
  const [actor, stranger] = [await asActor(await makeUser()), await asActor(await makeUser())];
  expect(await hasFinishedFirstSteps(actor)).toBe(false);

  await Promise.all([finishFirstSteps(actor), finishFirstSteps(actor)]);
  const { startedAt } = await db.profile.findUniqueOrThrow({ where: { userId: actor.id } });
  await finishFirstSteps(actor);

  expect(await db.profile.findUniqueOrThrow({ where: { userId: actor.id } })).toMatchObject({
    startedAt,
  });
  expect(await hasFinishedFirstSteps(actor)).toBe(true);
  expect(await hasFinishedFirstSteps(stranger)).toBe(false);
});

it("does not conflict with open forms", async () => {
  const actor = await asActor(await makeUser());
  const { version } = await findProfile(actor);
  await finishFirstSteps(actor);

  await changeInfo(actor, infoInput.parse({ version, headline: "Sailor" }));

  expect((await findProfile(actor)).headline).toBe("Sailor");
  expect(await hasFinishedFirstSteps(actor)).toBe(true);
});
