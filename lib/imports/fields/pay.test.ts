import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readPay } from "./pay";
import { readNumber } from "./pay-amounts";

const context = { currency: null, countryCode: null };
const amount = (value: unknown, currency = "USD") => ({
  "@type": "MonetaryAmount",
  currency,
  value,
});
const pay = (value: unknown, countryCode: string | null = null) => {
  const found = readPay(value, { currency: null, countryCode }).value;
  return found && [found.min, found.max, found.currency, found.period].join(" ");
};

describe("readPay", () => {
  it.each<[string, unknown, string]>([
    [
      "a range",
      amount({ minValue: 50000, maxValue: 60000, unitText: "YEAR" }),
      "50000 60000 USD year",
    ],
    ["one value", amount({ value: 40, unitText: "HOUR" }), "40 40 USD hour"],
    ["only a minimum", amount({ minValue: 300, unitText: "DAY" }, "EUR"), "300  EUR day"],
    ["only a maximum", amount({ maxValue: 3000, unitText: "Month" }, "EUR"), " 3000 EUR month"],
    [
      "numbers as text",
      amount({ minValue: "1,200.50", maxValue: "1,500", unitText: "WEEK" }),
      "1200.5 1500 USD week",
    ],
    [
      "a formatted value",
      amount({ value: "$100,000", unitText: "YEAR" }),
      "100000 100000 USD year",
    ],
    [
      "a range as text",
      amount({ value: "50,000 - 60,000", unitText: "YEAR" }),
      "50000 60000 USD year",
    ],
    [
      "the unit beside the value",
      { currency: "GBP", value: 35000, unitText: "per annum" },
      "35000 35000 GBP year",
    ],
    [
      "bounds without a value object",
      { currency: "INR", minValue: 20000, maxValue: 30000, unitText: "MONTH" },
      "20000 30000 INR month",
    ],
    ["a unit code", amount({ value: 25, unitCode: "HUR" }), "25 25 USD hour"],
    [
      "a price specification",
      { priceCurrency: "EUR", price: "90", unitText: "DAY" },
      "90 90 EUR day",
    ],
    [
      "the first usable value of several",
      [{ value: "DOE" }, amount({ value: 20, unitText: "HOUR" })],
      "20 20 USD hour",
    ],
    [
      "zero as no bound",
      amount({ minValue: 0, maxValue: 70000, unitText: "YEAR" }),
      " 70000 USD year",
    ],
  ])("reads %s", (_what, value, expected) => {
    expect(pay(value)).toBe(expected);
  });

  it.each([
    ["$50K per year", "50000 50000 USD year"],
    ["$50-60K/yr", "50000 60000 USD year"],
    ["$50,000.00 - $60,000.00 Annually", "50000 60000 USD year"],
    ["₹2.5L - ₹5L/year", "250000 500000 INR year"],
    ["2.5-5 LPA", "250000 500000 INR year"],
    ["Rs. 15,000 per month", "15000 15000 INR month"],
    ["₹2,50,000 p.a.", "250000 250000 INR year"],
    ["£120-£150 a day", "120 150 GBP day"],
    ["from £28k", "28000  GBP year"],
    ["up to €3.500 monthly", " 3500 EUR month"],
    ["€ 3.500,50 / Monat oder month", "3500.5 3500.5 EUR month"],
    ["20+ USD an hour", "20  USD hour"],
    ["CHF 95'000 – 110'000 per year", "95000 110000 CHF year"],
    ["$18.50/hr plus 401(k)", "18.5 18.5 USD hour"],
    ["$18", "18 18 USD hour"],
    ["$85,000", "85000 85000 USD year"],
    ["40 000 kr per month", null],
  ])("reads the text %j", (text, expected) => {
    expect(pay(text)).toBe(expected);
  });

  it("reads a sign that several currencies share as the country's own currency", () => {
    expect(pay("$30 an hour", "CA")).toBe("30 30 CAD hour");
    expect(pay("40 000 kr per month", "SE")).toBe("40000 40000 SEK month");
    expect(pay(amount({ value: 50000, unitText: "YEAR" }, ""), "DE")).toBe("50000 50000 EUR year");
  });

  it.each([
    ["an amount without a recognisable period", amount({ value: 3000 }, "EUR"), "what period"],
    ["an amount without a currency", amount({ value: 3000, unitText: "MONTH" }, ""), "no currency"],
    ["a negative amount", amount({ value: -5, unitText: "HOUR" }), "negative"],
    [
      "a year's pay for an hour",
      amount({ value: 75000, unitText: "HOUR" }),
      "no sense for an hour",
    ],
    ["an hour's pay for a year", amount({ value: 25, unitText: "YEAR" }), "no sense for a year"],
    [
      "bounds in different units",
      amount({ minValue: 20, maxValue: 90000, unitText: "YEAR" }, "INR"),
      "too far apart",
    ],
    [
      "an absurdly high amount",
      amount({ value: 1e15, unitText: "YEAR" }, "JPY"),
      "impossibly high",
    ],
  ])("leaves out %s and says so", (_what, value, reason) => {
    const { value: found, note } = readPay(value, context);

    expect(found).toBeNull();
    expect(note).toContain(reason);
  });

  it.each([
    undefined,
    null,
    "",
    "Competitive",
    "Unpaid",
    0,
    amount({ value: 0, unitText: "YEAR" }),
    {},
    [],
  ])("finds nothing stated in %j, and nothing wrong", (value) => {
    expect(readPay(value, context)).toEqual({ value: null, note: null });
  });

  it("puts bounds in order and says so", () => {
    const { value, note } = readPay(
      amount({ minValue: 60, maxValue: 50, unitText: "HOUR" }),
      context,
    );

    expect(value).toMatchObject({ min: 50, max: 60 });
    expect(note).toContain("swapped");
  });

  it("returns only pay that the database accepts, whatever it is given", () => {
    fc.assert(
      fc.property(fc.anything(), fc.string(), (any, text) => {
        for (const given of [any, text, amount(any), amount({ value: any, unitText: text })]) {
          const { value } = readPay(given, { currency: "EUR", countryCode: null });
          if (!value) continue;
          expect(value.min ?? value.max).not.toBeNull();
          expect((value.min ?? 0) >= 0 && (value.min ?? 0) <= (value.max ?? Infinity)).toBe(true);
        }
      }),
    );
  });
});

describe("readNumber", () => {
  it.each([
    ["1234", 1234],
    ["1,234", 1234],
    ["1.234", 1234],
    ["1,234.5", 1234.5],
    ["1.234,50", 1234.5],
    ["2,50,000", 250_000],
    ["12'000", 12_000],
    ["12.5", 12.5],
    ["12,5", 12.5],
    ["0.75", 0.75],
    ["1 234 567", 1_234_567],
  ])("reads %s", (text, number) => {
    expect(readNumber(text)).toBe(number);
  });
});
