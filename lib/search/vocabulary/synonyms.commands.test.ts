import { beforeEach, describe, expect, it } from "vitest";
import type { Actor } from "@/lib/accounts/schema";
import { dropCached } from "@/lib/platform/caching/cache";
import { db } from "@/lib/platform/db/client";
import { findMatches } from "@/lib/search/queries";
import { parseSearchQuery } from "@/lib/search/search-query";
import { aClient } from "@/lib/testing/accounts";
import { anAdmin, noAdmins } from "@/lib/testing/admins";
import { queuedEvents, setUpDatabase } from "@/lib/testing/database";
import { makeJob } from "@/lib/testing/factories";
import { addSynonym, deleteSynonym } from "./synonyms.commands";
import { listSynonyms } from "./synonyms.queries";
import { synonymInput } from "./synonyms.schema";

setUpDatabase();

let admin: Actor;
beforeEach(async () => {
  admin = await anAdmin();
});

const add = (...terms: string[]) => addSynonym(admin, synonymInput.parse({ terms }), aClient());
async function found(query: string): Promise<number> {
  // What was announced is heard a moment after the commit.
  dropCached("search.synonyms_changed");
  return (await findMatches(parseSearchQuery({ query }), 20)).total;
}

describe("synonyms", () => {
  it("find jobs with the other word, in both directions, until they are deleted", async () => {
    await makeJob({ title: "Barkeeper" });
    await makeJob({ title: "Mixologist" });
    expect(await found("barkeeper")).toBe(1);

    const { id } = await add("Barkeeper", "mixologist");
    expect([await found("barkeeper"), await found("Mixologists")]).toEqual([2, 2]);

    await deleteSynonym(admin, id, aClient());
    expect([await found("barkeeper"), await found("mixologist")]).toEqual([1, 1]);
    expect((await db.auditEntry.findMany()).map(({ action }) => action).sort()).toEqual([
      "synonym.added",
      "synonym.deleted",
    ]);
    expect(await queuedEvents("search.synonyms_changed")).toHaveLength(2);
  });

  it("keep the other words of a search, and its exclusions", async () => {
    await makeJob({ title: "Night barkeeper" });
    await makeJob({ title: "Night mixologist" });
    await makeJob({ title: "Day mixologist" });
    await add("barkeeper", "mixologist");

    expect(await found("night barkeeper")).toBe(2);
    expect(await found("night -mixologist")).toBe(0);
    // In quotes the order counts, in either word.
    expect(await found('"night barkeeper"')).toBe(2);
    expect(await found('"barkeeper night"')).toBe(0);
  });

  it("may be several words, which must then be next to each other", async () => {
    await makeJob({ title: "Human resources partner" });
    await makeJob({ title: "Resources for every human" });
    await makeJob({ title: "Personnel partner" });
    await add("personnel", "human resources");

    expect(await found("personnel")).toBe(2);
    expect(await found("human resources")).toBe(3);
    expect(await found("human resources partner")).toBe(2);
  });

  it("aren't chained: what one finds isn't widened by the next", async () => {
    for (const title of ["Alphist", "Betist", "Gammist", "Deltist"]) await makeJob({ title });
    await add("alphist", "betist");
    await add("gammist", "deltist");

    expect(await found("alphist")).toBe(2);
    expect(await found("alphist or gammist")).toBe(4);
  });

  it("are refused with a sentence if the search couldn't use them", async () => {
    const refused = async (terms: string[], sentence: string) =>
      expect(add(...terms)).rejects.toMatchObject({ fields: { terms: [sentence] } });

    await refused(["Bakers", "bakers"], "Searches already treat these as the same.");
    await refused(["the", "baker"], 'Searches ignore "the". Leave it out.');
    await add("baker", "pastry cook");
    await refused(["baker", "boulanger"], '"baker" already has synonyms. Delete those first.');
    expect((await listSynonyms()).map(({ terms }) => terms)).toEqual([["baker", "pastry cook"]]);
    expect(synonymInput.safeParse({ terms: ["one"] }).success).toBe(false);
    expect(synonymInput.safeParse({ terms: ["a".repeat(61), "b"] }).success).toBe(false);
    expect(synonymInput.safeParse({ terms: Array(13).fill("x") }).success).toBe(false);
  });

  it("that share a term and are added simultaneously: only one is saved", async () => {
    const outcomes = await Promise.allSettled([add("chef", "cook"), add("chef", "kitchen lead")]);

    expect(outcomes.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    const failed = outcomes.find((outcome) => outcome.status === "rejected");
    expect(failed?.reason).toMatchObject({ code: "invalid" });
    expect(await listSynonyms()).toHaveLength(1);
  });

  it("are deleted once", async () => {
    const { id } = await add("chef", "cook");
    await deleteSynonym(admin, id, aClient());

    const again = deleteSynonym(admin, id, aClient());
    await expect(again).rejects.toMatchObject({ code: "not_found" });
  });

  it("are changed only by admins with a second factor", async () => {
    const { id } = await add("chef", "cook");
    for (const actor of await noAdmins()) {
      const refused = { code: "forbidden" };
      const added = addSynonym(actor, { terms: ["x", "y"] }, aClient());
      await expect(added).rejects.toMatchObject(refused);
      await expect(deleteSynonym(actor, id, aClient())).rejects.toMatchObject(refused);
    }
    expect(await listSynonyms()).toHaveLength(1);
  });
});
