import { expect, it, vi } from "vitest";
import { companiesChanged } from "@/lib/companies/events";
import { dropCached } from "@/lib/platform/caching/cache";
import { db } from "@/lib/platform/db/client";
import { announce } from "@/lib/platform/queue";
import { setUpDatabase } from "@/lib/testing/database";
import { makeCompany, makeJob } from "@/lib/testing/factories";
import { moveJob } from "../commands";
import { jobsEdited } from "../events";
import { keptCards, loadCards } from "./cards.queries";

setUpDatabase();

const titlesOf = async (ids: string[]) => (await keptCards(ids)).map(({ title }) => title);

it("are loaded once until their job or company changes", async () => {
  const companyId = await makeCompany();
  const [first, second] = [
    await makeJob({ title: "First", companyId }),
    await makeJob({ title: "Second", companyId }),
  ];
  const ids = [second, first];
  const call = (title: string) => db.$executeRaw`
    UPDATE jobs SET title = ${title} WHERE id = ${first}::uuid`;
  // Nothing is cached until events are received.
  await vi.waitFor(async () => {
    dropCached();
    await call("First");
    await keptCards(ids);
    await call("Changed");
    expect(await titlesOf(ids)).toEqual(["Second", "First"]);
  });

  const edited = { jobIds: [first], companyIds: [companyId] };
  await db.$transaction((tx) => announce(tx, jobsEdited, edited));
  await vi.waitFor(async () => expect(await titlesOf(ids)).toEqual(["Second", "Changed"]));

  await db.$executeRaw`UPDATE companies SET name = 'Renamed' WHERE id = ${companyId}::uuid`;
  await db.$transaction((tx) => announce(tx, companiesChanged, { companyIds: [companyId] }));
  await vi.waitFor(async () =>
    expect((await keptCards(ids)).map(({ company }) => company.name)).toEqual([
      "Renamed",
      "Renamed",
    ]),
  );
  expect(await keptCards(ids)).toEqual(await loadCards(ids));

  await moveJob(second, "closed");
  await vi.waitFor(async () => expect(await titlesOf(ids)).toEqual(["Changed"]));
});
