import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { refillBoard } from "@/lib/jobs/boards/membership.commands";
import { onBoard } from "@/lib/platform/boards";
import { db } from "@/lib/platform/db/client";
import { forgetSettings } from "@/lib/platform/settings";
import { queuedEvents, setUpDatabase } from "@/lib/testing/database";
import { makeCities } from "@/lib/testing/documents";
import { makeBoard, makeCity, makeCompany, makeJob } from "@/lib/testing/factories";
import { refreshSuggestions } from "./commands";
import { isLiveLabel, listSuggestions } from "./queries";

setUpDatabase();
afterEach(forgetSettings);

const MINUTE_MS = 60_000;
let now: Date;
beforeEach(() => {
  now = new Date();
});

/** Refreshes late enough for it to be due if anything has changed. */
async function refreshLater(minutes = 1): Promise<boolean> {
  now = new Date(now.getTime() + minutes * MINUTE_MS);
  return refreshSuggestions(now);
}

const at = (cityId: number, label: string) => [{ cityId, label, countryCode: "IN" }];
const labels = async (...asked: Parameters<typeof listSuggestions>) =>
  (await listSuggestions(...asked)).map(({ label }) => label);

describe("refreshSuggestions", () => {
  it("suggests titles, skills, companies and places of live postings", async () => {
    await makeCities();
    const companyId = await makeCompany("Sailworks");
    await makeJob({ companyId, title: "Sailmaker", skills: ["Sail repair"] });
    await makeJob({ title: "Night sailor", skills: [], places: at(1259229, "Pune, India") });

    expect(await refreshSuggestions(now)).toBe(true);

    expect(await listSuggestions("sail")).toEqual([
      { kind: "title", label: "Night sailor", value: "Night sailor" },
      { kind: "title", label: "Sailmaker", value: "Sailmaker" },
      { kind: "skill", label: "Sail repair", value: "sail-repair" },
      { kind: "company", label: "Sailworks", value: "sailworks", href: "/companies/sailworks" },
    ]);
    expect(await listSuggestions("pun", ["place"])).toEqual([
      { kind: "place", label: "Pune, India", value: "1259229" },
    ]);
    expect(await queuedEvents("search.suggestions_refreshed")).toEqual([{}]);
  });

  it("updates counts and names, and drops what no posting has", async () => {
    const kept = await makeJob({ title: "Sailmaker" });
    const ended = await makeJob({ title: "Sailor" });
    await refreshSuggestions(now);
    await db.$executeRaw`DELETE FROM search.job_documents WHERE job_id = ${ended}::uuid`;
    await db.job.update({ where: { id: kept }, data: { title: "SAILMAKER" } });
    await makeJob({ title: "Sail seller" });
    await makeJob({ title: "Sail seller" });

    await refreshLater();

    expect(await labels("sail", ["title"])).toEqual(["Sail seller", "SAILMAKER"]);
  });

  it("moves places with postings up, and down again when these end", async () => {
    await makeCity({ id: 1, name: "Sailbury", population: 60_000 });
    await makeCity({ id: 2, name: "Sailton", population: 20_000 });
    await makeCity({ id: 3, name: "Sailing Cove", population: 900 });
    const inTown = await makeJob({ places: at(2, "Sailton, India") });
    const inVillage = await makeJob({ places: at(3, "Sailing Cove, India") });
    await refreshSuggestions(now);
    expect(await labels("sail", ["place"])).toEqual([
      "Sailton, India",
      "Sailbury, India",
      "Sailing Cove, India",
    ]);

    await db.$executeRaw`
      DELETE FROM search.job_documents WHERE job_id IN (${inTown}::uuid, ${inVillage}::uuid)`;
    await makeJob({ places: [] });
    await refreshLater();

    expect(await labels("sail", ["place"])).toEqual([
      "Sailbury, India",
      "Sailton, India",
      "Sailing Cove, India",
    ]);
  });

  it("runs only after a change, and one at a time", async () => {
    await makeJob();
    expect(await refreshSuggestions(now)).toBe(true);
    expect(await refreshLater()).toBe(false);

    await makeJob();

    const both = await Promise.all([refreshLater(), refreshLater(0)]);
    expect(both.filter(Boolean)).toHaveLength(1);
  });

  it("finds larger places by any of their names, however many start alike", async () => {
    await makeCities();
    for (let number = 1; number <= 300; number += 1) {
      const population = 5000 + ((number * 7) % 300);
      await makeCity({ id: number, name: `San ${number}`, population, countryCode: "MX" });
    }
    await makeCity({ id: 301, name: "San Pequeño", population: 4999, countryCode: "MX" });

    await refreshSuggestions(now);

    expect((await labels("lond", ["place"]))[0]).toBe("London, United Kingdom");
    expect(await labels("bangal", ["place"])).toEqual(["Bengaluru, India"]);
    expect((await labels("germ", ["place"]))[0]).toBe("Germany");
    expect((await labels("remo", ["place"]))[0]).toBe("Remote");
    expect(await labels("zuric", ["place"])).toEqual(["Zürich, Switzerland"]);
    expect(await labels("portland, o", ["place"])).toEqual(["Portland, OR"]);
    expect(await labels("india", ["place"])).not.toContain("Mumbai, India");
    const many = await labels("san", ["place"]);
    const largest = await db.city.findMany({
      where: { OR: [{ name: { startsWith: "San " } }, { name: "San Francisco" }] },
      orderBy: { population: "desc" },
      take: 9,
    });
    expect(many).toHaveLength(8);
    for (const { name } of largest.slice(0, 5)) {
      expect(many.some((label) => label.startsWith(`${name},`))).toBe(true);
    }
    expect(await labels("san pequ", ["place"])).toEqual([]);
  });
});

describe("suggestions", () => {
  it("tolerate a typo in a word, even in one that is still being typed", async () => {
    await Promise.all([1, 2, 3].map(() => makeJob({ title: "Software developer", skills: [] })));
    await makeJob({ title: "Nurse", skills: ["Wound care"] });
    await refreshSuggestions(now);

    expect(await labels("sofwa")).toEqual(["Software developer"]);
    expect(await labels("sofware develper")).toEqual(["Software developer"]);
    expect(await labels("wuond")).toEqual(["Wound care"]);
    expect(await labels("nuse", ["skill"])).toEqual([]);
    expect(await labels("xq")).toEqual([]);
    expect(await labels("")).toEqual([]);
    expect(await labels("%_'\\")).toEqual([]);
  });

  it("find skills however they are spelt", async () => {
    await makeJob({ skills: ["C++", "Node.js", "C#", "Core Java"] });
    await refreshSuggestions(now);

    expect(await labels("c++", ["skill"])).toEqual(["C++"]);
    expect(await labels("NODEJS", ["skill"])).toEqual(["Node.js"]);
    expect(await labels("node.j", ["skill"])).toEqual(["Node.js"]);
    expect(await labels("java", ["skill"])).toEqual(["Core Java"]);
  });
});

describe("suggestions at a board", () => {
  it("contain what its jobs have, and places; forms can ask for the rest", async () => {
    await makeCity({ id: 1, name: "Sailbury", population: 60_000 });
    await makeCity({ id: 2, name: "Sailton", population: 20_000 });
    const mine = await makeCompany("Sailworks");
    const other = await makeCompany("Sailors United");
    await makeJob({
      companyId: mine,
      title: "Sailmaker",
      skills: ["Sail repair"],
      places: at(2, "Sailton, India"),
    });
    for (const title of ["Sail seller", "Sail seller", "sailmaker"]) {
      await makeJob({ companyId: other, title, skills: ["Sailing"], places: [] });
    }
    const board = await makeBoard({ companies: ["sailworks"] });
    await refreshSuggestions(now);

    const here = await onBoard(board, () => labels("sail"));
    expect(here).toEqual([
      "Sailmaker",
      "Sail repair",
      "Sailworks",
      "Sailton, India",
      "Sailbury, India",
    ]);
    expect(await onBoard(board, () => labels("sail", ["skill"]))).toEqual(["Sail repair"]);
    expect(await onBoard(board, () => labels("sail", ["skill"], "everywhere"))).toEqual([
      "Sail repair",
      "Sailing",
    ]);
    expect(await labels("sail", ["company"])).toEqual(["Sailors United", "Sailworks"]);
    expect(await onBoard(board, () => isLiveLabel("sail seller"))).toBe(false);
    expect(await onBoard(board, () => isLiveLabel("sailmaker"))).toBe(true);
    expect(await isLiveLabel("sail seller")).toBe(true);
  });

  it("follow its jobs, and are deleted with it", async () => {
    const companyId = await makeCompany("Sailworks");
    const ended = await makeJob({ companyId, title: "Sailmaker" });
    const board = await makeBoard({ companies: ["sailworks"] });
    await refreshSuggestions(now);
    await db.$executeRaw`DELETE FROM search.job_documents WHERE job_id = ${ended}::uuid`;
    await makeJob({ companyId, title: "Sail seller" });
    await refillBoard(board);

    await refreshLater();

    expect(await onBoard(board, () => labels("sail", ["title"]))).toEqual(["Sail seller"]);
    expect(await onBoard(board, () => labels("sial sel", ["title"]))).toEqual(["Sail seller"]);
    await db.board.delete({ where: { id: board } });
    const [left] = await db.$queryRaw<{ labels: bigint; starts: bigint }[]>`
      SELECT (SELECT count(*) FROM search.board_suggestions) AS labels,
        (SELECT count(*) FROM search.board_suggestion_starts) AS starts`;
    expect(left).toEqual({ labels: 0n, starts: 0n });
  });
});
