import { describe, expect, it } from "vitest";
import { partDenseWords } from "./dense-words";

describe("partDenseWords", () => {
  it.each([
    ["上海工作", "上海 工作"],
    ["上海软件工程师", "上海 软件工程师"],
    ["東京の看護師", "東京 看護師"],
    ["看護師求人 東京", "看護師 求人 東京"],
    ["在宅勤務のエンジニア", "在宅勤務 エンジニア"],
    ["서울간호사", "서울 간호사"],
    // Quoted and left out, it stays as it is.
    ['"上海工作"', '"上海工作"'],
    ["看護師 -東京都内", "看護師 -東京都内"],
    ["nurse london", "nurse london"],
    ["看護師", "看護師"],
  ])("reads %s as %s", (typed, parted) => {
    expect(partDenseWords(typed)).toBe(parted);
  });
});
