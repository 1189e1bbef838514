import { afterEach, expect, it } from "vitest";
import { db } from "@/lib/platform/db/client";
import { forgetSettings } from "@/lib/platform/settings";
import { setUpDatabase } from "@/lib/testing/database";
import { aPosting, lines, runImport, setUpImports } from "@/lib/testing/imports";
import { aCustomField, setCustomFields } from "@/lib/testing/posting";

setUpDatabase();
setUpImports();
afterEach(forgetSettings);

const SHIFT = aCustomField({
  ...{ key: "shift", name: "Shift", kind: "choice", isRequired: true },
  choices: ["Day", "Night"],
});

const stated = async () => {
  const jobs = await db.job.findMany({ orderBy: { reference: "asc" } });
  return jobs.map(({ customFields }) => customFields);
};

it("imports what a source states in the site's own fields, and leaves out what it can't read", async () => {
  const text = lines([
    aPosting(1, { Shift: "Night" }),
    aPosting(2, { shift: "dawn" }),
    aPosting(3),
  ]);
  const plain = await runImport(text);
  await setCustomFields(SHIFT);

  const report = await runImport(text);
  const again = await runImport(text);

  expect(await stated()).toEqual([{ shift: "night" }, {}, {}]);
  expect([plain.unknownFields, report.unknownFields]).toEqual([["Shift", "shift"], []]);
  // Only the posting that states one of the fields has changed.
  expect(report.counts).toMatchObject({ read: 3, updated: 1, unchanged: 2, rejected: 0 });
  expect([...report.notes]).toEqual([
    ["“Shift” wasn't understood, so it was left out. Choose one of these: Day, Night.", 1],
  ]);
  expect([...report.noteRecords.values()]).toEqual([[2]]);
  expect(again.counts).toMatchObject({ unchanged: 3 });
});

it("writes nothing again when a field is only renamed", async () => {
  await setCustomFields(SHIFT);
  const text = lines([aPosting(1, { shift: "night" })]);
  await runImport(text);
  await setCustomFields({ ...SHIFT, name: "Working hours", isRetired: true });

  expect((await runImport(text)).counts).toMatchObject({ unchanged: 1 });
  expect(await stated()).toEqual([{ shift: "night" }]);
});
