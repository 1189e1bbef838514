import { expect, it } from "vitest";
import { faultOf } from "./effort";

const HEAD = "Two cores.\n\n| what | ms |\n| --- | --- |\n";

it("requires a quick bench to print a table of numbers", () => {
  expect(faultOf(`${HEAD}| a search | 3.20 |\n\nAll answers are right.`)).toBeNull();
  expect(faultOf("There is no folder.")).toBe("no table");
  expect(faultOf(HEAD)).toBe("no table");
  expect(faultOf(`${HEAD}| a search | NaN |`)).toContain("| a search | NaN |");
  expect(faultOf(`${HEAD}| a search | Infinity U |`)).toContain("no figure");
});
