import { expect, it } from "vitest";
import { asActor, makeUser } from "@/lib/testing/accounts";
import { makeApplication } from "@/lib/testing/applications/making";
import { setUpDatabase } from "@/lib/testing/database";
import { makeJob } from "@/lib/testing/factories";
import { listNextJobs } from "./next-jobs.queries";
import { findSent } from "./submissions.queries";

setUpDatabase();

it("lists similar jobs to the one applied to, without those already applied to", async () => {
  const skills = ["Baking", "Sourdough"];
  const job = await makeJob({ title: "Bread baker", skills });
  await makeJob({ title: "Bread baker", skills });
  const second = await makeJob({ title: "Head bread baker", skills });
  await makeJob({ title: "Accountant", skills: ["Tax"] });
  const actor = await asActor(await makeUser());
  const { id } = await makeApplication({ userId: actor.id, jobId: job });

  expect((await findSent(actor, id))?.jobId).toBe(job);
  const titles = async (limit: number) =>
    (await listNextJobs(actor, job, limit)).map(({ title }) => title);
  expect(await titles(4)).toEqual(["Bread baker", "Head bread baker"]);
  expect(await titles(1)).toEqual(["Bread baker"]);

  await makeApplication({ userId: actor.id, jobId: second });
  expect(await titles(4)).toEqual(["Bread baker"]);
});
