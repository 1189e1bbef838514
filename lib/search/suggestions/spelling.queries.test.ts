import { describe, expect, it } from "vitest";
import { setUpDatabase } from "@/lib/testing/database";
import { makeCities } from "@/lib/testing/documents";
import { makeJob } from "@/lib/testing/factories";
import { refreshSuggestions } from "./commands";
import { correctWords } from "./spelling.queries";

setUpDatabase();

describe("correctWords", () => {
  it("corrects words that no live job contains to the most frequent similar ones", async () => {
    await makeCities();
    await makeJob({ title: "Accountant", skills: ["Bookkeeping"] });
    await refreshSuggestions();

    expect(
      await correctWords([
        "acountant",
        "accountants",
        "bookeping",
        "mumbay",
        "bath",
        "xyzzy",
        "it",
      ]),
    ).toEqual(["accountant", null, "bookkeeping", "mumbai", null, null, null]);
    // Near nothing live, but near what occupations are called.
    expect(await correctWords(["acounting", "managment"])).toEqual(["accounting", "management"]);
    // Words of sentences are no slips.
    await makeJob({ title: "Chat agent" });
    expect(await correctWords(["what", "which", "there"])).toEqual([null, null, null]);
    // No posting has it, but what occupations are called has.
    expect(await correctWords(["accounts", "councillor"])).toEqual([null, null]);
  });

  it("doesn't correct a word to its opposite", async () => {
    await makeJob({ title: "Paid media planner" });
    await refreshSuggestions();

    expect(await correctWords(["unpaid", "piad"])).toEqual([null, "paid"]);
  });

  it("accepts a new word as soon as suggestions are refreshed", async () => {
    await makeJob({ title: "Baker" });
    await refreshSuggestions();
    expect(await correctWords(["bakeri"])).toEqual(["baker"]);
    await makeJob({ title: "Bakeri manager" });

    await refreshSuggestions(new Date(Date.now() + 60_000));

    await expect.poll(() => correctWords(["bakeri"])).toEqual([null]);
  });
});
