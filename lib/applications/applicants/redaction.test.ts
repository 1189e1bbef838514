import { describe, expect, it } from "vitest";
import { redact, redactResume } from "./redaction";

const ines = { fullName: "Inês Carvalho" };

describe("redact", () => {
  it.each([
    ["I am Inês Carvalho.", "I am [hidden]."],
    ["Regards, INÊS", "Regards, [hidden]"],
    ["Ask the Carvalhos in Carvalhosa", "Ask the Carvalhos in Carvalhosa"],
    ["Write to ines.c+jobs@mail.example.org, please", "Write to [hidden], please"],
    ["See https://ines.example/cv?x=1 and www.ines.example", "See [hidden] and [hidden]"],
    ["Call +351 912 345 678 or 020-7946-0958", "Call [hidden] or [hidden]"],
    [
      "From 2019 to 2024, in 12 shops with 4500 loaves",
      "From 2019 to 2024, in 12 shops with 4500 loaves",
    ],
    ["2019-2024: baker", "2019-2024: baker"],
  ])("turns %j into %j", (text, expected) => {
    expect(redact(text, ines.fullName)).toBe(expected);
  });

  it("treats no character of a name as a pattern, and leaves names within words as they are", () => {
    expect(redact("A. (B) [C]* Li lives in Lille", "A. (B) [C]* Li")).toBe(
      "[hidden] lives in Lille",
    );
    expect(redact("Listen to Li on an Oboe", "An Li")).toBe("Listen to [hidden] on an Oboe");
  });

  it("is fast for long, meaningless texts", () => {
    const started = performance.now();
    redact("1 ".repeat(10_000), "Ana");
    redact("a@".repeat(10_000), "Ana");
    redact(`${"www.".repeat(5000)}`, "a ".repeat(100));
    expect(performance.now() - started).toBeLessThan(500);
  });
});

const RESUME = `Inês Carvalho
Product Designer · Lisbon, Portugal
ines.carvalho@mail.example · +351 910 000 112 · carvalho.example
Date of birth: 3 May 1990
Nationality: Portuguese

Experience
Product Designer, Docklight\t2022 – now
Built the design system in 2023 for 3000 shippers.

Education
MA Interaction Design, University of Lisbon\t2015 – 2017
BA Design, ESAD Matosinhos, 2012`;

const shown = (text: string, schools: string[] = [], place: string | null = null) =>
  redactResume(text, { ...ines, schools, place })
    .map((part) => (part.hides ? `[${part.hides}]` : part.text))
    .join("");

describe("redactResume", () => {
  it("names what it hides, and keeps the work", () => {
    expect(shown(RESUME, ["ESAD Matosinhos"], "Lisbon, Portugal").split("\n")).toEqual([
      "[name]",
      "Product Designer · [address]",
      "[email] · [phone] · [link]",
      "Date of birth: [birth]",
      "Nationality: [nationality]",
      "",
      "Experience",
      "Product Designer, Docklight\t[year] – now",
      "Built the design system in [year] for 3000 shippers.",
      "",
      "Education",
      "MA Interaction Design, [school]\t[year] – [year]",
      "BA Design, [school], [year]",
    ]);
  });

  it.each([
    ["BSc, Delft University of Technology", "BSc, [school]"],
    ["Hochschule München, Informatik", "[school], Informatik"],
    ["Ensino: Universidade de Coimbra", "Ensino: [school]"],
    ["Worked at a school for sailors", "Worked at a school for sailors"],
    ["Geburtsdatum: 1.2.1990 | ledig", "Geburtsdatum: [birth]| ledig"],
    ["Marital status: married", "Marital status: [personal]"],
    ["Node.js, Vue.js and React", "Node.js, Vue.js and React"],
  ])("turns %j into %j", (text, expected) => {
    expect(shown(text)).toBe(expected);
  });

  it("is fast for a long text of any kind", () => {
    for (const piece of ["2019 ", "A", "Aa ", "University ", "a.b.", "born ", "ines@x.example "]) {
      const started = performance.now();
      redactResume(piece.repeat(200_000 / piece.length), { ...ines, schools: ["A B"], place: "x" });
      expect(performance.now() - started, piece).toBeLessThan(1500);
    }
  });
});
