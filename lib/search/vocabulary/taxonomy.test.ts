import { describe, expect, it } from "vitest";
import { mergeCandidates, readEscoLabel, readOnetTitle, titleWords, weighTitles } from "./taxonomy";

describe("titleWords", () => {
  it.each([
    ["senior nurse", "nurse"],
    ["remote jobs", ""],
    ["nurse ii parttime", "nurse"],
    ["", ""],
  ])("of %j are %j", (words, titles) => {
    expect(titleWords(words)).toBe(titles);
  });
});

describe("rows", () => {
  it("give a title without its aside, and its short form where it has one", () => {
    const fields = ["29-1", "Emergency Room Nurse (ER Nurse)", "ER Nurse", "02"];
    expect(readOnetTitle(fields)).toEqual([
      { kind: "title", code: "29-1", title: "Emergency Room Nurse" },
      { kind: "title", code: "29-1", title: "ER Nurse" },
    ]);
    expect(readOnetTitle(["29-1", "Teacher (Retired)", "n/a"])).toEqual([
      { kind: "title", code: "29-1", title: "Teacher" },
    ]);
    expect(readOnetTitle(["29-1", "Caf\ufffd Owner", "n/a"])).toBe("is no UTF-8");
  });

  it("of ESCO's groups give nothing", () => {
    expect(readEscoLabel("http://data.europa.eu/esco/isco/C7", "Trades", true)).toEqual([]);
  });
});

describe("mergeCandidates", () => {
  it("prefers whose title it is, and leaves out what is hardly meant", () => {
    const exact = [{ occupationId: 2, score: 0.6 }];
    const near = [
      { occupationId: 1, score: 0.7 },
      { occupationId: 2, score: 0.4 },
      { occupationId: 3, score: 0.1 },
    ];
    expect(mergeCandidates(exact, near).map(({ occupationId }) => occupationId)).toEqual([2, 1]);
  });
});

describe("weighTitles", () => {
  const title = (occupationId: number, text: string, typicality = 0.5) => ({
    occupationId,
    title: text,
    lexemes: text.toLowerCase().split(" ").sort(),
    typicality,
  });
  const candidates = [
    { occupationId: 1, score: 0.8 },
    { occupationId: 2, score: 0.4 },
  ];

  it("adds up what several occupations say, and follows how sure the best is", () => {
    const found = weighTitles(
      [title(1, "Lorry Driver"), title(2, "Van Driver"), title(2, "LORRY driver")],
      candidates,
      ["truck", "driver"],
    );

    expect(found.map((one) => one.title)).toEqual(["Lorry Driver", "Van Driver"]);
    expect(found[0]?.weight).toBe(0.8);
    expect(found[1]?.weight).toBe(0.16);
  });

  it("counts long titles and mere parts of the words for less", () => {
    const found = weighTitles(
      [title(1, "Driver"), title(1, "Long Distance Lorry Driver"), title(1, "Lorry Driver")],
      candidates,
      ["truck", "driver"],
    );

    expect(found.map((one) => one.title)).toEqual([
      "Lorry Driver",
      "Long Distance Lorry Driver",
      "Driver",
    ]);
  });

  it("answers twelve at most, and nothing for nothing", () => {
    const many = Array.from({ length: 30 }, (_, i) => title(1, `Job ${i}`));
    expect(weighTitles(many, candidates, [])).toHaveLength(12);
    expect(weighTitles([], [], [])).toEqual([]);
  });
});
