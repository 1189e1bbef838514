import { expect, it } from "vitest";
import { db } from "@/lib/platform/db/client";
import { findMatches } from "@/lib/search/queries";
import { parseSearchQuery } from "@/lib/search/search-query";
import { setUpDatabase } from "@/lib/testing/database";
import { makeDocuments } from "@/lib/testing/documents";
import { indexHeading } from "./indexed-text";

setUpDatabase();

/** The lexeme of a word, as documents and queries have it. */
async function lexemeOf(word: string): Promise<string> {
  const [row] = await db.$queryRaw<{ lexemes: string }[]>`
    SELECT to_tsvector('search.jobs', ${indexHeading(word)})::text AS lexemes`;
  return row?.lexemes ?? "";
}

it.each([
  ["accountant", "account"],
  ["nurse", "nursing"],
  ["accountant", "accounting"],
  ["operator", "operations"],
  ["officer", "office"],
  ["customs", "customer"],
  ["animal", "animator"],
  ["internal", "international"],
  ["intern", "international"],
  ["mechanic", "mechanical"],
  ["engineer", "engine"],
  ["security", "secure"],
  ["product", "production"],
  ["market", "marketing"],
  ["manager", "management"],
  ["organic", "organization"],
  ["housing", "house"],
  ["import", "important"],
])("distinguishes %s from %s", async (one, other) => {
  expect(await lexemeOf(one)).not.toBe(await lexemeOf(other));
});

it.each([
  ["accountant", "Accountants"],
  ["operator", "operators"],
  ["officer", "officer's"],
  ["engineer", "engineering"],
  ["secretary", "secretaries"],
  ["baker", "bakers"],
  ["weld", "welding"],
  ["design", "designer"],
  ["electric", "electrical"],
  ["modeller", "modeler"],
])("treats %s and %s as one word", async (one, other) => {
  const [first, second] = [await lexemeOf(one), await lexemeOf(other)];
  expect(second.split(" ")[0]).toContain(first.split(":")[0]);
});

it("finds the trade that was searched for, also by its synonyms", async () => {
  const [accountant, certified, account] = await makeDocuments(
    { title: "Accountants" },
    { title: "CPA" },
    { title: "Account Manager", description: "You keep our accounts." },
  );
  const found = async (query: string) =>
    (await findMatches(parseSearchQuery({ query, asTyped: "1" }))).jobIds.toSorted();
  const ids = (...documents: (typeof account)[]) => documents.map((one) => one?.jobId).toSorted();

  expect(await found("accountant")).toEqual(ids(accountant));
  expect(await found("account")).toEqual(ids(account));
  expect(await found("certified public accountant")).toEqual(ids(certified));
});
