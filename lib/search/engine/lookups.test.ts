import { Client } from "pg";
import { afterEach, expect, it, vi } from "vitest";
import { db, pool } from "@/lib/platform/db/client";
import { setUpDatabase } from "@/lib/testing/database";
import { aDocument, makeCities, makeDocuments } from "@/lib/testing/documents";
import { findMatches } from "../queries";
import { EMPTY_QUERY, type SearchQuery } from "../schema";

const CASKS = "00000000-0000-7000-8000-000000000001";

setUpDatabase();
afterEach(() => void vi.restoreAllMocks());

type SentStatement = { name?: string; values?: unknown[] };

/** What a search asks of a named statement of the index, each time that it does. */
async function askedBy(query: Partial<SearchQuery>, name: string): Promise<unknown[][]> {
  const asked = vi.spyOn(Client.prototype, "query");
  await findMatches({ ...EMPTY_QUERY, ...query });
  const statements = asked.mock.calls.map(([first]) => first as unknown as SentStatement);
  asked.mockRestore();
  return statements.filter((one) => one.name === name).map(({ values = [] }) => values);
}

const lookedUp = async (query: string) =>
  (await askedBy({ query }, "search-follow")).flatMap(([, lexemes]) => lexemes as string[]);

const totalOf = async (query: Partial<SearchQuery>) =>
  (await findMatches({ ...EMPTY_QUERY, ...query })).total;

it("looks up rare words once, until documents are added", async () => {
  await makeDocuments(aDocument({ title: "Cooper" }));
  expect(await lookedUp("cooper")).toContain("'cooper'");
  expect(await lookedUp("cooper")).toEqual([]);
  expect(await totalOf({ query: "cooper" })).toBe(1);
  expect(await lookedUp("farrier")).not.toContain("'cooper'");

  await makeDocuments(aDocument({ title: "Cooper of casks" }), aDocument({ title: "Farrier" }));
  expect(await totalOf({ query: "cooper" })).toBe(2);
  expect(await totalOf({ query: "farrier" })).toBe(1);
});

it("looks up a city without jobs once, and finds the first job in it", async () => {
  await makeCities();
  await makeDocuments(aDocument({ title: "Cooper" }));
  expect(await totalOf({ query: "cooper" })).toBe(1);
  const inBath = { location: "Bath, United Kingdom" };
  expect(await askedBy(inBath, "search-cities")).toHaveLength(1);
  expect(await askedBy(inBath, "search-cities")).toEqual([]);

  await makeDocuments(
    aDocument({
      title: "Farrier",
      places: [{ cityId: 2655095, label: "Bath", regionCode: "ENG", countryCode: "GB" }],
    }),
  );
  expect(await totalOf(inBath)).toBe(1);
});

it("reuses memory even if a transaction stays open", async () => {
  const other = await pool().connect();
  try {
    await other.query("BEGIN; SELECT pg_current_xact_id()");
    await makeDocuments(aDocument({ title: "Cooper" }));
    const cooper = { query: "cooper" };
    expect(await totalOf(cooper)).toBe(1);
    await vi.waitFor(async () => expect(await lookedUp("cooper")).toEqual([]));

    await makeDocuments(aDocument({ title: "Cooper of casks", jobId: CASKS }));
    expect(await totalOf(cooper)).toBe(2);
    await vi.waitFor(async () => expect(await lookedUp("cooper")).toEqual([]));
    await db.$executeRaw`DELETE FROM search.job_documents WHERE job_id = ${CASKS}::uuid`;
    expect(await totalOf(cooper)).toBe(1);
  } finally {
    await other.query("ROLLBACK");
    other.release();
  }
});
