import { afterEach, describe, expect, it } from "vitest";
import { mergeCompanies } from "@/lib/companies/merging.commands";
import { onBoard } from "@/lib/platform/boards";
import { dropCached } from "@/lib/platform/caching/cache";
import { db } from "@/lib/platform/db/client";
import { forgetSettings } from "@/lib/platform/settings";
import { findMatching } from "@/lib/search/matching/queries";
import type { CandidateChoice, MatchRequest } from "@/lib/search/matching/schema";
import { findMatches } from "@/lib/search/queries";
import { parseSearchQuery } from "@/lib/search/search-query";
import { aClient } from "@/lib/testing/accounts";
import { anAdmin } from "@/lib/testing/admins";
import { queuedEvents, setUpDatabase } from "@/lib/testing/database";
import {
  aBoard,
  aContent,
  anImportedJob,
  makeBoard,
  makeCity,
  makeCompany,
  makeJob,
  makeSource,
} from "@/lib/testing/factories";
import { moveJob } from "../commands";
import { jobBoardsChanged, jobsEdited } from "../events";
import { saveImportedJobs } from "../importing.commands";
import { findPublicJob } from "../public/detail.queries";
import { listLandings } from "../public/landings.queries";
import { listSimilarJobs } from "../public/similar.queries";
import { countMarket, listFeaturedJobs } from "../queries";
import { checkDocuments } from "../search-index/index-check.commands";
import { reindexCompany } from "../search-index/reindexing.commands";
import { changeBoard, deleteBoard } from "./commands";
import { forgetBoard, refillBoard } from "./membership.commands";
import { isMeantForHere } from "./membership.queries";
import { listBoards } from "./queries";

setUpDatabase();
afterEach(forgetSettings);

const LEEDS = {
  id: 2_644_688,
  name: "Leeds",
  region: "England",
  regionCode: "ENG",
  countryCode: "GB",
  latitude: 53.79648,
  longitude: -1.54785,
  population: 455_123,
  timeZone: "Europe/London",
};
// Fourteen kilometres from Leeds.
const BRADFORD = {
  ...LEEDS,
  id: 2_654_993,
  name: "Bradford",
  latitude: 53.79391,
  longitude: -1.75206,
  population: 299_310,
};

/** The titles that a board's search finds, in alphabetical order. */
async function found(boardId: string | null, search = ""): Promise<string[]> {
  const { jobIds } = await onBoard(boardId, async () =>
    findMatches(parseSearchQuery(Object.fromEntries(new URLSearchParams(search)))),
  );
  const jobs = await db.job.findMany({ where: { id: { in: jobIds } } });
  return jobs.map(({ title }) => title).sort();
}

const at = (city: typeof LEEDS) => [
  { cityId: city.id, label: `${city.name}, United Kingdom`, countryCode: "GB" },
];

describe("a board's filter", () => {
  it("shows the jobs of a city, and those around it within a radius", async () => {
    await makeCity(LEEDS);
    await makeCity(BRADFORD);
    await makeJob({ title: "Baker in Leeds", places: at(LEEDS) });
    await makeJob({ title: "Baker in Bradford", places: at(BRADFORD) });
    await makeJob({ title: "Baker elsewhere" });
    const alone = await makeBoard({ places: [{ place: "Leeds", km: null }] });
    const around = await makeBoard({ places: [{ place: "Leeds", km: 20 }] });
    const region = await makeBoard({ places: [{ place: "England", km: null }] });

    expect(await found(alone)).toEqual(["Baker in Leeds"]);
    expect(await found(around)).toEqual(["Baker in Bradford", "Baker in Leeds"]);
    expect(await found(region)).toEqual(["Baker in Bradford", "Baker in Leeds"]);
    expect(await found(null)).toHaveLength(3);
  });

  it("shows a country's jobs and the remote ones that can be done from it", async () => {
    const remote = { workMode: "remote" as const, isWorkModeStated: true, places: [] };
    await makeJob({
      title: "Keeper",
      places: [{ cityId: null, label: "Ireland", countryCode: "IE" }],
    });
    await makeJob({ title: "Writer", ...remote, eligibleCountries: ["IE", "GB"] });
    await makeJob({ title: "Painter", ...remote, eligibleCountries: ["IN"] });
    const board = await makeBoard({ places: [{ place: "Ireland", km: null }] });

    expect(await found(board)).toEqual(["Keeper", "Writer"]);
  });

  it("matches any entry of each list, and all lists", async () => {
    const companyId = await makeCompany("Almwerk");
    await makeJob({ title: "Nurse", category: "healthcare", companyId });
    await makeJob({ title: "Programmer", category: "it", companyId });
    await makeJob({ title: "Doctor", category: "healthcare" });
    const board = await makeBoard({
      categories: ["healthcare", "finance"],
      companies: ["almwerk"],
    });

    expect(await found(board)).toEqual(["Nurse"]);
    expect(await found(board, "query=programmer")).toEqual([]);
    expect(await found(board, "query=nurse")).toEqual(["Nurse"]);
  });

  it("shows a source's jobs, and without a filter every job", async () => {
    const [sourceId, companyId] = [await makeSource("City council"), await makeCompany()];
    const content = aContent({ companyId, title: "Clerk" });
    await saveImportedJobs({ sourceId, rows: [anImportedJob("1", content)], now: new Date() });
    await makeJob({ title: "Baker" });
    const board = await makeBoard({ sources: [sourceId] });

    expect(await found(board)).toEqual(["Clerk"]);
    expect(await found(await makeBoard())).toEqual(["Baker", "Clerk"]);
  });
});

const NIGHT_NURSE: MatchRequest = {
  ...{ skills: [], likedSkills: [], withoutCompanies: [], withoutJobs: [] },
  ...{ home: null, filters: null, titles: ["Night nurse"] },
};
const ANY: CandidateChoice = {
  ...{ count: 10, worth: () => 1, mostWorth: () => 1, byAge: () => 1 },
  choose: (best) => [...best],
};

describe("a board's jobs", () => {
  const NURSES = { categories: ["healthcare" as const] };

  it("include jobs published, edited and ended after it was added", async () => {
    const board = await makeBoard(NURSES);
    const id = await makeJob({ title: "Nurse", category: "healthcare" });
    await makeJob({ title: "Programmer", category: "it" });
    expect(await found(board)).toEqual(["Nurse"]);

    await moveJob(id, "closed");
    expect(await found(board)).toEqual([]);
    dropCached();
    // Its page says that it has ended.
    expect(await onBoard(board, () => findPublicJob(id))).toMatchObject({ status: "closed" });
  });

  it("are the only ones in its lists, counts, landing pages and addresses", async () => {
    const nurse = await makeJob({ title: "Nurse", category: "healthcare" });
    const programmer = await makeJob({ title: "Programmer", category: "it" });
    const board = await makeBoard(NURSES);
    await onBoard(board, async () => {
      expect(await countMarket()).toMatchObject({ liveJobs: 1, companies: 1 });
      expect((await listFeaturedJobs(10)).map(({ title }) => title)).toEqual(["Nurse"]);
      expect((await listLandings()).map(({ slug }) => slug)).toEqual(["healthcare"]);
      expect(await findPublicJob(programmer)).toBeNull();
      expect(await findPublicJob(nurse)).toMatchObject({ title: "Nurse" });
    });
    expect(await countMarket()).toMatchObject({ liveJobs: 2 });
  });

  it("follow a change of its filter, including ended ones, and a repeat changes nothing", async () => {
    const ended = await makeJob({ title: "Doctor", category: "it" });
    await makeJob({ title: "Nurse", category: "healthcare" });
    await makeJob({ title: "Programmer", category: "it" });
    await moveJob(ended, "closed");
    const board = await makeBoard(NURSES);
    const input = aBoard({ categories: ["it"] });
    await changeBoard(await anAdmin(), { boardId: board, input }, aClient());
    await refillBoard(board);
    await refillBoard(board);

    expect(await found(board)).toEqual(["Programmer"]);
    expect((await db.boardJob.findMany({ where: { boardId: board } })).length).toBe(2);
    expect(await checkDocuments()).toMatchObject({ wrong: [], gone: [] });
  });

  it("are determined for a posting before it is live", async () => {
    const nurse = await makeJob({ title: "Nurse", category: "healthcare" });
    const coder = await makeJob({ title: "Programmer", category: "it" });
    await db.job.updateMany({ data: { status: "in_review" } });
    const board = await makeBoard({ categories: ["healthcare"] });
    const isMeant = (id: string | null, jobId: string) => onBoard(id, () => isMeantForHere(jobId));

    expect(await isMeant(board, nurse)).toBe(true);
    expect(await isMeant(board, coder)).toBe(false);
    expect(await isMeant(null, coder)).toBe(true);
  });

  it("leave nothing in the search after it is deleted", async () => {
    await makeJob({ title: "Nurse", category: "healthcare" });
    const board = await makeBoard(NURSES);
    await deleteBoard(await anAdmin(), board, aClient());
    await forgetBoard(board);
    await refillBoard(board);

    expect(await checkDocuments()).toMatchObject({ wrong: [], gone: [] });
    expect(await found(null)).toEqual(["Nurse"]);
  });

  it("are the only ones among similar and matching jobs", async () => {
    const nurse = await makeJob({ title: "Night nurse", category: "healthcare" });
    await makeJob({ title: "Night nurse", category: "healthcare" });
    await makeJob({ title: "Night nurse", category: "it" });
    const board = await makeBoard(NURSES);
    const similar = () => listSimilarJobs(nurse, 10);
    const suiting = () => findMatching(NIGHT_NURSE, ANY);

    expect([(await similar()).length, (await suiting()).length]).toEqual([2, 3]);
    await onBoard(board, async () => {
      expect([(await similar()).length, (await suiting()).length]).toEqual([1, 2]);
    });
  });

  it("still include those of a company that was merged into another", async () => {
    const [from, into] = [await makeCompany("Quay"), await makeCompany("Harbour")];
    await makeJob({ title: "Diver", companyId: from });
    await makeJob({ title: "Pilot", companyId: into });
    const board = await makeBoard({ companies: ["quay"] });
    const admin = await anAdmin();
    await db.$transaction((tx) => mergeCompanies(tx, admin, { from, into }));
    await reindexCompany(into);

    expect(await found(board)).toEqual(["Diver", "Pilot"]);
    expect(await listBoards(admin)).toMatchObject([
      { companies: [{ slug: "harbour", name: "Harbour" }], jobs: 2 },
    ]);
  });

  it("are announced only within the site, because their content hasn't changed", async () => {
    await makeJob({ category: "healthcare" });
    const before = await db.outgoingEvent.count();
    const board = await makeBoard(NURSES);
    await deleteBoard(await anAdmin(), board, aClient());
    await forgetBoard(board);

    expect(await db.outgoingEvent.count()).toBe(before);
    expect(await queuedEvents(jobsEdited.name)).toEqual([]);
    expect(await queuedEvents(jobBoardsChanged.name)).toHaveLength(2);
  });
});
