import { describe, expect, it } from "vitest";
import { PER_DOLLAR } from "./exchange-rates";
import { annualise, formatAmount, formatPay, type Pay } from "./money";

const pay = (values: Partial<Pay>): Pay => ({
  min: null,
  max: null,
  currency: "USD",
  period: "year",
  ...values,
});

describe("formatPay", () => {
  it.each([
    [pay({ min: 72_000, max: 88_000, currency: "EUR" }), "€72,000–€88,000 a year"],
    [pay({ min: 21, period: "hour" }), "From $21 an hour"],
    [pay({ max: 500_000, currency: "INR" }), "Up to ₹5,00,000 a year"],
    [pay({ min: 250_000, max: 12_500_000, currency: "INR" }), "₹2,50,000–₹1,25,00,000 a year"],
    [pay({ min: 3000, max: 3000, currency: "GBP", period: "month" }), "£3,000 a month"],
    [pay({ min: 20.5, max: 24, period: "hour" }), "$20.50–$24.00 an hour"],
    [pay({ min: 60_000, currency: "CAD" }), "From CA$60,000 a year"],
    [pay({ min: 60_000, currency: "AUD" }), "From A$60,000 a year"],
    [pay({ max: 0, period: "day" }), "Up to $0 a day"],
  ])("writes %j as %s", (given, line) => {
    expect(formatPay(given)).toBe(line);
  });

  it("writes only US dollars with a bare dollar sign", () => {
    const bare = Object.keys(PER_DOLLAR).filter((code) => formatAmount(1, code).startsWith("$"));

    expect(bare).toEqual(["USD"]);
  });
});

describe("annualise", () => {
  it.each([
    ["an hour", pay({ min: 20, max: 30, period: "hour" }), { min: 41_600, max: 62_400 }],
    ["a day", pay({ min: 100, period: "day" }), { min: 26_000, max: null }],
    ["a week", pay({ max: 1000, period: "week" }), { min: null, max: 52_000 }],
    ["a month", pay({ min: 4000, max: 5000, period: "month" }), { min: 48_000, max: 60_000 }],
    ["a year", pay({ min: 90_000, max: 90_000 }), { min: 90_000, max: 90_000 }],
    ["more than anyone earns", pay({ max: 1e12 }), { min: null, max: 2_000_000_000 }],
  ])("computes %s of full-time work", (_what, given, annual) => {
    expect(annualise(given, "USD")).toEqual(annual);
  });

  it("converts there and back to the same amount except for rounding", () => {
    const euros = annualise(pay({ min: 100_000 }), "EUR").min ?? 0;
    const back = annualise(pay({ min: euros, currency: "EUR" }), "USD").min ?? 0;

    expect(euros).toBeLessThan(100_000);
    expect(Math.abs(back - 100_000)).toBeLessThan(2);
  });

  it("leaves pay in an unknown currency uncomputed, unless it is the site's", () => {
    expect(annualise(pay({ min: 5, currency: "XTS" }), "USD")).toEqual({ min: null, max: null });
    expect(annualise(pay({ min: 5, currency: "XTS" }), "XTS")).toEqual({ min: 5, max: null });
  });
});
