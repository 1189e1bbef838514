import { expect, it } from "vitest";
import { setUpDatabase } from "@/lib/testing/database";
import { makeJob } from "@/lib/testing/factories";
import { db } from "./client";
import { insertRows } from "./insert-rows";

setUpDatabase();

const id = "0198b3a6-0000-7000-8000-000000000001";
const company = { id, slug: "quay", name: "Quay", nameKey: "quay", website: null };

it("writes rows as they are given, with every character that text can have", async () => {
  const name = 'Käse \\ "Söhne"\t\n🚢 {a,b} NULL \'); DROP TABLE companies; --';
  await db.$transaction((tx) => insertRows(tx, { table: "companies" }, [{ ...company, name }]));
  const [found] = await db.company.findMany();
  expect(found).toMatchObject({ ...company, name, status: "active" });
  expect(found?.updatedAt).toBeInstanceOf(Date);
});

it("replaces half a character, as the client does", async () => {
  const name = "Quay \ud83d!";
  await db.$transaction((tx) => insertRows(tx, { table: "companies" }, [{ ...company, name }]));
  expect((await db.company.findFirstOrThrow()).name).toBe("Quay \ufffd!");
});

it("skips existing rows if asked to, and otherwise writes nothing", async () => {
  const other = { ...company, id: id.replace(/1$/, "2"), slug: "pier", nameKey: "pier" };
  const write = (skipsKnown: boolean, rows: (typeof company)[]) =>
    db.$transaction((tx) => insertRows(tx, { table: "companies", skipsKnown }, rows));
  await write(false, [company]);
  await expect(write(false, [other, company])).rejects.toThrow();
  expect(await db.company.count()).toBe(1);
  await write(true, [other, company]);
  expect(await db.company.count()).toBe(2);
});

it("requires the same fields in all rows", async () => {
  const jobId = await makeJob();
  const place = { jobId, position: 5, cityId: null, label: "Pune" };
  await expect(
    db.$transaction((tx) =>
      insertRows(tx, { table: "job_places" }, [
        place,
        { ...place, position: 6, countryCode: "IN" },
      ]),
    ),
  ).rejects.toThrow("countryCode");
});
