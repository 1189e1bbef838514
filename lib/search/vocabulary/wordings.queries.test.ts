import { expect, it } from "vitest";
import { dropCached } from "@/lib/platform/caching/cache";
import { aClient } from "@/lib/testing/accounts";
import { anAdmin } from "@/lib/testing/admins";
import { setUpDatabase } from "@/lib/testing/database";
import { addSynonym, switchBuiltInSynonyms } from "./synonyms.commands";
import { wordingsOf } from "./wordings.queries";

setUpDatabase();

const read = async (words: string) =>
  (await wordingsOf(words)).map((one) => [one.words.join(" "), one.trust]);

it("wordings are the words themselves, and the words with some replaced by a synonym", async () => {
  expect(await read("night RN")).toEqual([
    ["night rn", 1],
    ["registered nurse night", 0.9],
  ]);
  expect(await read("marine biologist")).toEqual([["marine biologist", 1]]);
});

it("wordings count less if words have several meanings", async () => {
  const wordings = await read("pm");
  expect(wordings).toContainEqual(["project manager", 0.6]);
});

it("wordings from one-way synonyms count as much as others if words have one meaning", async () => {
  expect(await read("bar work")).toContainEqual(["bartender", 0.9]);
  expect(await read("contable")).toContainEqual(["accountant", 0.9]);
});

it("an admin's own synonyms count fully, and those switched off are left out", async () => {
  const admin = await anAdmin();
  await addSynonym(admin, { terms: ["loaf artisan", "baker"] }, aClient());
  await switchBuiltInSynonyms(admin, { name: "registered nurse", isOn: false }, aClient());
  dropCached();

  expect(await read("loaf artisan")).toContainEqual(["baker", 1]);
  expect(await read("rn")).toEqual([["rn", 1]]);
});

it.each(["", "the", '"', "' \\ \u001f"])("there are no wordings of %j", async (words) => {
  expect(await wordingsOf(words)).toEqual([]);
});
