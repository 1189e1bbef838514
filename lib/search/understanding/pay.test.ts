import { describe, expect, it } from "vitest";
import { annualise } from "@/lib/shared/money";
import { cutOut } from "../phrases/cutting";
import { hideLiterals, scan } from "../phrases/scanning";
import { payPatterns } from "./pay";

/** What of a text is left beside its pay, and the pay a year in euros. */
function read(text: string) {
  const [pay] = scan(hideLiterals(text), payPatterns({ site: "EUR", usual: "EUR" }));
  const { salaryMin = null, payCurrency } = pay?.filters ?? {};
  const year = {
    min: salaryMin,
    max: null,
    currency: payCurrency ?? "EUR",
    period: "year",
  } as const;
  return [cutOut(text, pay?.spans ?? []), annualise(year, "EUR").min];
}

describe("payPatterns", () => {
  it.each([
    ["react above 20 lpa", "react", 19_813],
    ["data analyst 10-15 lpa", "data analyst", 9907],
    ["12lpa+ python", "python", 11_888],
    ["10 lakh", "", 9907],
    ["1 lakh per month consultant", "consultant", 11_888],
    ["1.5 crore director", "director", 148_600],
    ["₹20L python", "python", 19_813],
    ["rs 25,000 driver", "driver", 2972],
    ["rs 25,000 per month driver", "driver", 2972],
    ["senior accountant 50k+ usd", "senior accountant", 42_450],
    ["£30,000", "", 34_986],
    ["six figure salary sales", "sales", 100_000],
    ["chef paying at least £25k", "chef", 29_155],
    ["€60k designer", "designer", 60_000],
    ["€60k–80k designer", "designer", 60_000],
    ["$40/hour", "", 70_637],
    ["cnc machinist $25-30/hr", "cnc machinist", 44_148],
    ["£12 per hour waiter", "waiter", 29_109],
    ["$5,000 a month designer", "designer", 50_940],
    ["€200 a day carpenter", "carpenter", 52_000],
    ["between 30k and 40k clerk", "clerk", 30_000],
    ["around €45,000 and 2 years cook", "2 years cook", 45_000],
    ["€50k - 2 years cook", "2 years cook", 50_000],
    ["€3000 teacher", "teacher", 36_000],
    ["30,000 a year clerk", "clerk", 30_000],
    ["salary above 50000 teacher", "teacher", 50_000],
    ["80k cad engineer", "engineer", 49_758],
    ["accountant 40.000€", "accountant", 40_000],
    ["accountant 45 000 €", "accountant", 45_000],
    ["Elektriker ab 3500€", "Elektriker", 42_000],
    ["analyst 5+ lpa", "analyst", 4953],
    ["warehouse $20 hr", "warehouse", 35_318],
    ["$18hr picker", "picker", 31_787],
    ["£400pd contractor", "contractor", 121_286],
    ["4k month designer", "designer", 48_000],
    ["teacher ZAR 30000", "teacher", 17_219],
    ["R30000 teacher", "teacher", 17_219],
    ["developer 50000 sek", "developer", 53_734],
    ["15000 PLN tester", "tester", 42_450],
  ])("reads %j", (text, words, salaryMin) => expect(read(text)).toEqual([words, salaryMin]));

  it("keeps the currency that is named, unless it is the site's own", () => {
    const filtersOf = (text: string) =>
      scan(hideLiterals(text), payPatterns({ site: "EUR", usual: "EUR" }))[0]?.filters;

    expect(filtersOf("nurse 20 lpa")).toEqual({ salaryMin: 2_000_000, payCurrency: "INR" });
    expect(filtersOf("nurse $40/hour")).toEqual({ salaryMin: 83_200, payCurrency: "USD" });
    expect(filtersOf("nurse €40/hour")).toEqual({ salaryMin: 83_200, payCurrency: null });
  });

  it.each([
    "4k video editor",
    "401k administrator",
    "5 pm shift cook",
    "24/7 support",
    "AutoCAD 2024",
    "rs485 technician",
    "over 18 barista",
    "iso 27001 auditor",
    "python 3",
    "80 000 units planner",
    "40 hr warehouse",
    "6 month contract",
    "r 4 analyst",
  ])("reads no minimum pay in %j", (text) => {
    expect(read(text)).toEqual([text, null]);
  });

  it.each([
    ["java under 20 lpa", "java", "Up to ₹20,00,000 a year"],
    ["up to £30,000 clerk", "clerk", "Up to £30,000 a year"],
    ["admin under 40k", "admin", "Up to €40,000 a year"],
    ["cleaner below $15 an hour", "cleaner", "Up to $15 an hour"],
    ["children under 5", "children under 5", undefined],
    ["under 500 employees", "under 500 employees", undefined],
  ])("reads the maximum pay in %j, which filters nothing", (text, words, label) => {
    const [pay] = scan(hideLiterals(text), payPatterns({ site: "EUR", usual: "EUR" }));

    expect([read(text), pay?.label]).toEqual([[words, null], label]);
  });
});
