import { describe, expect, it } from "vitest";
import { ask, meaningOf, understood } from "@/lib/testing/search/sentences";
import type { SearchQuery } from "../schema";
import { parseSearchQuery } from "../search-query";
import { toUnderstanding, toWords } from "./meaning";
import { relaxationsOf } from "./relaxing";

describe("toUnderstanding", () => {
  it("prefers explicit filters, and says what the overruled parts were", () => {
    const { query, chips } = understood(
      ask("remote part time react 20 lpa", { mode: ["hybrid"], salaryMin: 50_000 }),
    );

    expect(query).toEqual(
      ask("react", { mode: ["hybrid"], salaryMin: 50_000, jobType: ["part_time"] }),
    );
    expect(chips.map(({ label, unused }) => [label, unused])).toEqual([
      ["Remote", "overruled"],
      ["Part-time", null],
      ["From ₹20,00,000 a year", "overruled"],
    ]);
  });

  it("shows what was understood in the order of the words, each of which can be removed separately", () => {
    const { chips } = understood(
      ask("remote react jobs above 20 lpa, work from home", { page: 3 }),
    );

    expect(chips.map(({ kind, label, text, query }) => [kind, label, text, query])).toEqual([
      ["mode", "Remote", "remote … work from home", ask("react jobs above 20 lpa")],
      ["pay", "From ₹20,00,000 a year", "above 20 lpa", ask("remote react jobs work from home")],
    ]);
  });

  it("reads a bare dollar as the site's own if its currency is a dollar", () => {
    expect(understood(ask("$30/hour cook"), "CAD").query.salaryMin).toBe(62_400);
    expect(understood(ask("$30/hour cook"), "USD").query.salaryMin).toBe(62_400);
    expect(understood(ask("50k cook"), "GBP").query.salaryMin).toBe(50_000);
  });

  it("shows no part that only repeats a filter", () => {
    const { query, chips } = understood(ask("remote nurse", { mode: ["remote"] }));

    expect([query.query, chips]).toEqual(["nurse", []]);
  });

  it("keeps 'near me' as a part that needs a place", () => {
    const parts = (query: SearchQuery) => {
      const { query: meant, chips } = understood(query);
      return [meant.query, meant.radius, chips.map(({ label, unused }) => [label, unused])];
    };

    expect(parts(ask("driver vacancies near me"))).toEqual([
      "driver",
      null,
      [["Near you", "noPlace"]],
    ]);
    expect(parts(ask("jobs near me"))).toEqual(["", null, [["Near you", "noPlace"]]]);
    expect(parts(ask("chef within 10 miles"))).toEqual([
      "chef",
      null,
      [["Within 25 km of you", "noPlace"]],
    ]);
    expect(parts(ask("driver near me", { location: "Pune" }))).toEqual([
      "driver",
      25,
      [["Within 25 km", null]],
    ]);
  });

  it("relaxes parts, which stay as chips that filter nothing", () => {
    const meaning = meaningOf(ask("senior night shift nurse part time"));
    const [level, first] = relaxationsOf(meaning);
    const { query, chips } = toUnderstanding(meaning, first);

    // Before the word goes, it is the level that few titles say.
    expect(toUnderstanding(meaning, level)).toMatchObject({
      query: { query: "nurse", level: ["senior"], condition: ["night_shift"] },
      chips: [{ label: "Senior", unused: null }, {}, {}],
    });

    expect(query.query).toBe("nurse");
    expect(query).toMatchObject({ condition: ["night_shift"], jobType: ["part_time"] });
    expect(chips.map(({ label, unused }) => [label, unused])).toEqual([
      ["Senior", "noneFound"],
      ["Night shift", null],
      ["Part-time", null],
    ]);
  });

  it("understands its own result in the same way", () => {
    for (const sentence of [
      "remote or hybrid react jobs above 20 lpa 30 lpa 2 years experience",
      "fresher part time nurse jobs last week",
      "internship for freshers remote or not",
      "£30k chef or cook, full time",
    ]) {
      const { query } = understood(ask(sentence));
      expect(understood(query).query, sentence).toEqual(query);
      expect(understood(query).chips, sentence).toEqual([]);
    }
  });

  it("never makes a text longer", () => {
    const odd = [
      "\u{e000}remote\u{e000}",
      "((remote))",
      "– , /",
      "  or or ",
      '"""',
      "-",
      "₹",
      "$$$",
    ];
    for (const text of odd) {
      const query = parseSearchQuery({ query: text });
      expect(understood(query).query.query.length).toBeLessThanOrEqual(query.query.length);
    }
  });
});

describe("toWords", () => {
  it("keeps all words except those that only ask for jobs, and the exclusions", () => {
    const { query, chips } = toWords(meaningOf(ask("remote nurse jobs not agency")));

    expect(query).toEqual(ask("remote nurse -agency", { asTyped: true }));
    expect(chips.map(({ label, unused }) => [label, unused])).toEqual([
      ["Remote", "noneFound"],
      ["Not agency", null],
    ]);
  });
});
