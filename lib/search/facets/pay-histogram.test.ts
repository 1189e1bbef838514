import fc from "fast-check";
import { expect, it } from "vitest";
import { siteSettings } from "@/lib/platform/settings";
import { annualise } from "@/lib/shared/money";
import { setUpDatabase } from "@/lib/testing/database";
import { aDocument, makeDocuments } from "@/lib/testing/documents";
import { findMatches } from "../queries";
import { EMPTY_QUERY, type SearchQuery } from "../schema";

setUpDatabase();

const NOW = new Date("2026-11-21T12:00:00Z");

/** An amount a year in the site's currency. */
function toSite(amount: number, currency: string | null): number {
  const { siteCurrency } = siteSettings();
  const pay = {
    min: amount,
    max: null,
    currency: currency ?? siteCurrency,
    period: "year",
  } as const;
  return annualise(pay, siteCurrency).min ?? 0;
}

async function makePaid(pays: readonly (number | null)[]) {
  await makeDocuments(
    ...pays.map((annualPayMax, index) =>
      aDocument({ title: index % 3 === 0 ? "Baker" : "Nurse", annualPayMax, postedAt: NOW }),
    ),
  );
}

const find = (query: Partial<SearchQuery>) => findMatches({ ...EMPTY_QUERY, ...query }, 1, NOW);

it("counts the pay of exactly the jobs that each minimum finds, in any currency", async () => {
  const pays = fc.sample(
    fc.option(
      fc.oneof(
        fc.integer({ min: 18_000, max: 90_000 }).map((pay) => pay - (pay % 500)),
        fc.integer({ min: 1, max: 999_999_999 }),
      ),
    ),
    { numRuns: 300, seed: 5 },
  );
  await makePaid(pays);
  const anyPay = (await find({})).facets.hasPay;
  expect(anyPay).toBe(pays.filter((pay) => pay !== null).length);
  for (const payCurrency of [null, "GBP", "INR", "JPY", "KWD"]) {
    const { pay } = (await find({ salaryMin: 30_000, payCurrency })).facets;
    expect(pay.currency).toBe(payCurrency ?? siteSettings().siteCurrency);
    expect(pay.bars.length).toBeLessThanOrEqual(24);
    expect(pay.bars.reduce((sum, { count }) => sum + count, 0)).toBe(anyPay);
    for (const [index, { from }] of pay.bars.entries()) {
      if (index === 0) continue;
      const above = pay.bars.slice(index).reduce((sum, { count }) => sum + count, 0);
      const { total } = await find({ salaryMin: from, payCurrency });
      expect(total).toBe(above);
      expect(total).toBe(
        pays.filter((one) => one !== null && one >= toSite(from, payCurrency)).length,
      );
    }
  }
});

it("follows the words and other filters, and starts its bars at round amounts", async () => {
  await makePaid([21_000, 34_000, 52_000, 38_000, 60_000, null, 45_000, 9_000_000]);
  const { bars } = (await find({ query: "nurse" })).facets.pay;

  expect(bars.reduce((sum, { count }) => sum + count, 0)).toBe(4);
  const [first, second] = bars;
  const step = (second?.from ?? 0) - (first?.from ?? 0);
  expect(bars.every(({ from }) => from % step === 0)).toBe(true);
});

it("isn't compressed by one extreme", async () => {
  await makePaid([...Array.from({ length: 200 }, (_, index) => 20_000 + index * 300), 900_000_000]);
  const { bars } = (await find({})).facets.pay;
  expect(bars.length).toBeGreaterThan(10);
  expect(bars.at(-1)?.from).toBeLessThan(100_000);
});

it("shows a single bar for equal pay, and none if no job states its pay", async () => {
  await makePaid([null, null]);
  expect((await find({})).facets.pay.bars).toEqual([]);
  await makePaid([40_000, 40_000, 40_000]);
  expect((await find({})).facets.pay.bars).toEqual([{ from: 38_000, count: 3 }]);
  // What there is can be seen when the minimum is too high.
  expect((await find({ salaryMin: 90_000 })).facets.pay.bars).toEqual([{ from: 38_000, count: 3 }]);
});
