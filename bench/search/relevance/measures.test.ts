import { describe, expect, it } from "vitest";
import { qualityOf } from "./measures";

const judge = (found: string, relevant: string) =>
  qualityOf([{ found: found.split(""), relevant: new Set(relevant.split("")) }]);

describe("the quality of a ranking", () => {
  it("is one if everything relevant comes first", () => {
    expect(judge("abxy", "ba")).toEqual({ searches: 1, ndcg10: 1, mrr: 1, recall20: 1, empty: 0 });
  });

  it("counts a lower place less", () => {
    const { ndcg10, mrr, recall20 } = judge("xa", "a");
    expect([ndcg10, mrr, recall20]).toEqual([1 / Math.log2(3), 0.5, 1]);
  });

  it("compares ten results with the best ten, however many are relevant", () => {
    const { ndcg10, recall20 } = judge("abcdefghij", "abcdefghijklmnopqrstuvwxyz");
    expect([ndcg10, recall20]).toEqual([1, 0.5]);
    expect(judge("xxxxxxxxxxa", "a")).toMatchObject({ ndcg10: 0, mrr: 1 / 11 });
  });

  it("says how many searches found nothing", () => {
    const nothing = { found: [], relevant: new Set(["a"]) };
    expect(qualityOf([nothing, { ...nothing, found: ["x"] }])).toMatchObject({
      mrr: 0,
      empty: 0.5,
    });
  });
});
