import { expect, it } from "vitest";
import { fillColumns } from "@/lib/testing/search/columns";
import { emptyBitmap, setBit } from "../engine/bitmap";
import { chunkOf } from "../engine/numbers";
import { CHUNK } from "../engine/schema";
import { tallyFacts } from "./tally";

type CountedDocument = { companyId: number; cityNumbers: number[]; skillIds: number[] };

/** What a sixth of all documents have most often, counted one by one. */
function topOf(ids: readonly number[]): [number, number][] {
  const counts = new Map<number, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  return [...counts].toSorted(([a, some], [b, others]) => others - some || a - b).slice(0, 10);
}

it.each([
  ["short numbers", 0],
  // Companies beyond these need wider numbers in memory.
  ["numbers beyond 65,535", 65_530],
])("counts more matches than it reads at once, with %s", (_case, firstCompany) => {
  const all = Array.from({ length: 9000 }, (_, index): CountedDocument => {
    const cities = Array.from({ length: index % 4 }, (_none, at) => 1 + ((index + at * 5) % 30));
    // Some documents have far more skills than others.
    const count = index % 100 === 0 ? 25 : index % 7;
    const skills = Array.from({ length: count }, (_none, at) => 1 + ((index * 3 + at) % 40));
    const companyId = firstCompany + 1 + (index % 17);
    return { companyId, cityNumbers: [...new Set(cities)], skillIds: [...new Set(skills)] };
  });
  const { columns, docnos } = fillColumns(all);
  const isFound = (index: number) => index % 7 === 3;
  const passed = emptyBitmap();
  for (const [index, docno] of docnos.entries()) if (isFound(index)) setBit(passed, docno % CHUNK);
  const found = all.filter((_, index) => isFound(index));
  const [chunk] = columns.snapshot().map((one) => one.chunk);
  if (!chunk || docnos.some((docno) => chunkOf(docno) !== chunk.number)) throw new Error("chunks");
  const slice = { chunk, passed, count: found.length, keptOut: new Map() };

  const tally = tallyFacts([slice], columns, 0);

  expect(tally.total).toBe(found.length);
  expect(tally.companies).toEqual(topOf(found.map(({ companyId }) => companyId)));
  expect(tally.cities).toEqual(topOf(found.flatMap(({ cityNumbers }) => cityNumbers)));
  expect(tally.skills).toEqual(topOf(found.flatMap(({ skillIds }) => skillIds)));
});
