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
import { indexHeading, readKeywords, spellHeading } from "./indexed-text";
import { addSynonym, switchBuiltInSynonyms } from "./synonyms.commands";
import { listBuiltInSynonyms } from "./synonyms.queries";

setUpDatabase();

let admin: Actor;
beforeEach(async () => {
  admin = await anAdmin();
});

async function found(query: string): Promise<number> {
  // What was announced is heard a moment after the commit.
  dropCached("search.synonyms_changed");
  return (await findMatches(parseSearchQuery({ query }), 20)).total;
}
const turn = async (name: string, isOn: boolean, actor = admin) =>
  switchBuiltInSynonyms(actor, { name, isOn }, aClient());

/** Whether a search finds a posting with this title. */
async function finds(query: string, title: string): Promise<boolean> {
  const [row] = await db.$queryRaw<{ isFound: boolean }[]>`
    SELECT to_tsvector('search.jobs', ${indexHeading(title)})
      @@ search.read_words(${readKeywords(query).websearch}) AS "isFound"`;
  return row?.isFound ?? false;
}

type Group = { name: string; terms: string[]; isOneWay: boolean };

describe("the built-in synonyms", () => {
  it("are spelt as the index reads them, each looked up once, at most twelve per group", async () => {
    const groups = await db.$queryRaw<Group[]>`
      SELECT name, terms, is_one_way AS "isOneWay" FROM search.current_synonyms`;
    const asked = await db.$queryRaw<{ name: string; term: string; lexemes: string[] }[]>`
      SELECT name, term, lexemes FROM search.current_synonym_readings`;
    const shown = new Map(groups.map(({ name, terms }) => [name, terms.map(indexHeading)]));
    for (const { name, term } of asked) expect(shown.get(name)).toContain(term);

    expect(groups.length).toBeGreaterThanOrEqual(250);
    for (const { name, terms } of groups) {
      expect(terms.map(spellHeading), name).toEqual(
        terms.map((term) => term.replace(/\bit\b/, "informationtechnology")),
      );
      expect(terms.length, name).toBeGreaterThan(1);
      expect(terms.length, name).toBeLessThanOrEqual(12);
    }
    const keys = asked.map(({ lexemes }) => lexemes.join(" "));
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys).not.toContain("");
  });

  it.each([
    ["rn", "Registered Nurse", true],
    ["registered nurses", "RN, night shift", true],
    ["nurse rn", "Registered Nurse", true],
    ["sde", "Software Developer", true],
    ["software engineer", "SDE II", true],
    ["sr software engr", "Senior Software Engineer", true],
    ["front-end developer", "Frontend Engineer", true],
    ["full time cook", "Cook, full-time", true],
    ["it manager", "Information Technology Manager", true],
    ["lorry driver", "HGV Driver", true],
    ["工程师", "Structural Engineer", true],
    ["销售", "Sales Executive", true],
    ["デザイナー", "Graphic Designer", true],
    ["料理人", "Line Cook", true],
    ["영업", "Sales Assistant", true],
    ["엔지니어", "QA Engineer", true],
    ["软件工程师", "Structural Engineer", false],
    ["call center agent", "BPO Executive", true],
    ["customer service rep", "Customer Support Associate", true],
    ["customer service", "Customer Care Specialist", true],
    ["golang developer", "Go Developer", true],
    ["c sharp developer", "C# Developer", true],
    ["math tutor", "Mathematics Tutor", true],
    ["elementary teacher", "Primary School Teacher", true],
    ["psychology", "Psychologist", true],
    ["data science", "Data Scientist", true],
    ["frontend dev", "Frontend Engineer", true],
    ["web dev", "Website Developer", true],
    ["nail tech", "Nail Technician", true],
    ["tech lead", "Technology Lead", true],
    ["tech lead", "Lead Technician", false],
    ["senco", "Special Educational Needs Coordinator", true],
    ["web3", "Blockchain Developer", true],
    ["1st line support", "L1 Support Analyst", true],
    ["2nd line support", "1st Line Support", false],
    ["go", "Golang Developer", false],
    // Only together do the words mean the other.
    ["lorry", "HGV Driver", false],
    ["software", "SDE", false],
    // Both words, but not as the phrase that means the same.
    ["rn", "Registered as a Nurse", false],
    // In one direction alone.
    ["pm", "Project Manager", true],
    ["project manager", "PM at a bank", false],
    ["ca", "Chartered Accountant", true],
    ["chartered accountant", "Clerk, Los Angeles, CA", false],
    ["hr exec", "Human Resources Executive", true],
    ["human resources", "Cook, 20 an hr", false],
    // What is quoted or left out stays as it is.
    ['"rn"', "Registered Nurse", false],
    ['"software engineer"', "Software Developer", false],
    ["nurse -rn", "Registered Nurse", true],
    ["nurse -rn", "Nurse, RN", false],
  ])("make %s find %s: %s", async (query, title, isFound) => {
    expect(await finds(query, title)).toBe(isFound);
  });

  it("don't widen what another one finds", async () => {
    // "pm" brings in "project manager", in which "manager" has a short form of its own.
    expect(await finds("pm", "Project Mgr")).toBe(false);
    expect(await finds("project manager", "Project Mgr")).toBe(true);
  });

  it("are extended by the operator's own, even for the same word", async () => {
    await makeJob({ title: "Registered nurse" });
    await makeJob({ title: "Ward angel" });
    await addSynonym(admin, { terms: ["rn", "ward angel"] }, aClient());

    expect(await found("rn")).toBe(2);
  });

  it("can be switched off and on again, announced once each", async () => {
    await makeJob({ title: "Registered nurse" });

    await turn("registered nurse", false);
    await turn("registered nurse", false);
    expect(await found("rn")).toBe(0);

    await turn("registered nurse", true);
    expect(await found("rn")).toBe(1);
    expect(await queuedEvents("search.synonyms_changed")).toHaveLength(2);
    expect((await db.auditEntry.findMany()).map(({ action }) => action).sort()).toEqual([
      "synonym.switched_off",
      "synonym.switched_on",
    ]);
  });

  it("are switched only by admins with a second factor, and only if they exist", async () => {
    for (const actor of await noAdmins()) {
      await expect(turn("registered nurse", false, actor)).rejects.toMatchObject({
        code: "forbidden",
      });
    }
    await expect(turn("rn", false)).rejects.toMatchObject({ code: "not_found" });
  });
});

describe("listBuiltInSynonyms", () => {
  it("returns those with the words, first those switched off", async () => {
    await turn("dental tech", false);

    const { shown, total } = await listBuiltInSynonyms("Dent");
    const [first, second] = shown;

    expect(first).toEqual({
      terms: ["dental tech", "dental technician"],
      isOneWay: true,
      isOn: false,
    });
    expect(second?.isOn).toBe(true);
    expect(total).toBe(shown.length);
    expect(shown.every(({ terms }) => terms.join(" ").includes("dent"))).toBe(true);
  });

  it("returns thirty at a time, and their total", async () => {
    const { shown, total } = await listBuiltInSynonyms("");

    expect(shown).toHaveLength(30);
    expect(total).toBeGreaterThan(250);
    expect(await listBuiltInSynonyms("xyzzy")).toEqual({ shown: [], total: 0 });
  });
});
