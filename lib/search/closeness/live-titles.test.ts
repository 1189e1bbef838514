import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Embedding } from "./embedding";
import { LiveTitles } from "./live-titles";
import { SHIPPED_FILE } from "./model.schema";
import { readModelBytes } from "./model-bytes";
import { titleWords } from "./title-words";

const embedding = new Embedding(readModelBytes(readFileSync(SHIPPED_FILE)));

function liveTitles(titles: readonly string[]): LiveTitles {
  const live = new LiveTitles(embedding);
  live.put(titles.map((title, index) => ({ id: index + 1, words: titleWords(title) })));
  return live;
}

/** Titles, the closest to a query first. */
function inOrder(titles: readonly string[], query: string): string[] {
  const closeness = liveTitles(titles).closenessTo([{ words: titleWords(query), trust: 1 }]);
  const of = (title: string) => closeness[titles.indexOf(title) + 1] ?? 0;
  return titles.toSorted((a, b) => of(b) - of(a));
}

const closenessOf = (title: string, query: string) =>
  liveTitles([title]).closenessTo([{ words: titleWords(query), trust: 1 }])[1] ?? 0;

describe("closeness, with the word vectors that ship", () => {
  it.each([
    ["attorney", "Lawyer", "Office Manager"],
    ["accountant", "Bookkeeper", "Account Manager"],
    ["truck driver", "Lorry Driver", "Truck Mechanic"],
    ["cleaner", "Janitor", "Teacher"],
    ["programmer", "Software Developer", "Program Director"],
    ["operator", "Machine Operator", "Operations Director"],
  ])("to %s is greater for %s than for %s", (query, closer, other) => {
    expect(inOrder([other, closer], query)).toEqual([closer, other]);
  });

  it("prefers other titles of an occupation that was clearly searched for", () => {
    const live = liveTitles(["Executive Secretary", "Dog Walker"]);
    const typed = [{ words: titleWords("administrative assistant"), trust: 1 }];
    const plain = live.closenessTo(typed)[1] ?? 1;

    expect(live.closenessToSearch(typed)[1]).toBeGreaterThan(plain);
    // A single word says too little: there are carers of animals too.
    const carer = [{ words: titleWords("carer"), trust: 1 }];
    expect(live.closenessToSearch(carer)).toEqual(live.closenessTo(carer));
  });

  it("is one for equal titles, whatever the case, number or gender", () => {
    const same = "Registered Nurses (m/f/d)";
    expect(closenessOf(same, "registered nurse")).toBeCloseTo(1, 1);
    expect(closenessOf("IT support", "it support")).toBeCloseTo(1, 1);
  });

  it("doesn't match an unknown field's expert with another field's", () => {
    const [unknown, other] = ["Expert in Xylozoology", "Expert in Taxation"];
    expect(inOrder([other, unknown], "xylozoology expert")).toEqual([unknown, other]);
    expect(closenessOf(other, "xylozoology expert")).toBeLessThan(0.45);
  });

  it.each([
    ["看護師", "正看護師", "ソフトウェアエンジニア"],
    ["软件工程师", "高级软件开发工程师", "护士"],
    ["간호사", "병원 간호사", "회계사"],
    ["softwareentwickler", "Entwickler Software (m/w/d)", "Krankenpfleger"],
    ["développeur logiciel", "Développeuse de logiciels", "Infirmier"],
    ["desarrollador de programas", "Programador", "Enfermero"],
  ])("compares words without a vector by spelling: %s", (query, closer, other) => {
    expect(inOrder([other, closer], query)).toEqual([closer, other]);
  });
});

describe("LiveTitles", () => {
  it("finds the same whether titles were added one by one or together", () => {
    const title = fc.stringMatching(/^[a-z]{1,8}( [a-z]{1,8}){0,3}$/);
    fc.assert(
      fc.property(fc.array(title, { minLength: 1, maxLength: 20 }), title, (titles, query) => {
        const numbered = titles.map((text, id) => ({ id, words: titleWords(text) }));
        const together = new LiveTitles(embedding);
        together.put(numbered);
        const apart = new LiveTitles(embedding);
        for (const each of numbered) apart.put([each, each]);
        const asked = [{ words: titleWords(query), trust: 1 }];

        const [one, other] = [together.closenessTo(asked), apart.closenessTo(asked)];

        expect(apart.size).toBe(together.size);
        expect(one).toEqual(other);
      }),
      { numRuns: 50 },
    );
  });

  it("uses the closest of several wordings, weighted by how certain each is", () => {
    const live = liveTitles(["Registered Nurse"]);
    const [sure, unsure] = [1, 0.5].map((trust) => {
      return live.closenessTo([
        { words: ["zebra"], trust: 1 },
        { words: ["registered", "nurse"], trust },
      ])[1];
    });

    expect(sure).toBeCloseTo(1, 1);
    expect(unsure).toBeCloseTo((sure ?? 0) / 2, 3);
    expect(live.closenessTo([])[1]).toBe(0);
    expect(live.wordsOf(1)).toEqual(["registered", "nurse"]);
    expect(live.wordsOf(7)).toEqual([]);
  });
});
