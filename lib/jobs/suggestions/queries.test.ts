import { expect, it } from "vitest";
import { db } from "@/lib/platform/db/client";
import { setUpDatabase } from "@/lib/testing/database";
import { makeJob } from "@/lib/testing/factories";
import { suggestSkills } from "./queries";

setUpDatabase();

it("puts first what more live jobs ask for", async () => {
  await makeJob({ skills: ["Sailing"] });
  await makeJob({ skills: ["Sail making"] });
  await makeJob({ skills: ["Sail making"] });
  const closed = await Promise.all([1, 2, 3].map(() => makeJob({ skills: ["Sailing"] })));
  await db.job.updateMany({
    where: { id: { in: closed } },
    data: { status: "closed", endedAt: new Date() },
  });

  const names = (await suggestSkills("sail")).map(({ name }) => name);

  expect(names).toEqual(["Sail making", "Sailing"]);
});
