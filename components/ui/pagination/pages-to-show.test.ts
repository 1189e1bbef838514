import { expect, it } from "vitest";
import { pagesToShow } from "./pages-to-show";

it.each([
  [1, 1, [1]],
  [1, 2, [1, 2]],
  [1, 5, [1, 2, null, 5]],
  [3, 5, [1, 2, 3, 4, 5]],
  [1, 18, [1, 2, null, 18]],
  [4, 18, [1, 2, 3, 4, 5, null, 18]],
  [9, 18, [1, null, 8, 9, 10, null, 18]],
  [18, 18, [1, null, 17, 18]],
])("page %i of %i: the ends, the neighbours, and never a gap of one page", (page, count, shown) => {
  expect(pagesToShow(page, count)).toEqual(shown);
});
