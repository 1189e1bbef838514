import { expect, it } from "vitest";
import { chosenColumns, orderedColumns, shifted, TABLE_COLUMNS, USUAL_COLUMNS } from "./columns";

it("takes the first list that names a column, and ignores columns that no longer exist", () => {
  expect(chosenColumns([], [])).toEqual(USUAL_COLUMNS);
  expect(chosenColumns(["shoe size"], ["rating", "gone", "stage"])).toEqual(["rating", "stage"]);
  expect(chosenColumns(["tags"], ["rating"])).toEqual(["tags"]);
});

it("lists the shown columns before all others", () => {
  const all = orderedColumns(["tags", "stage"]);
  expect(all.slice(0, 3)).toEqual(["tags", "stage", "rating"]);
  expect(all.toSorted()).toEqual([...TABLE_COLUMNS].toSorted());
});

it("moves a column by one, and not beyond the ends", () => {
  expect(shifted(["stage", "tags", "job"], "job", -1)).toEqual(["stage", "job", "tags"]);
  expect(shifted(["stage", "tags", "job"], "stage", 1)).toEqual(["tags", "stage", "job"]);
  expect(shifted(["stage", "tags"], "stage", -1)).toEqual(["stage", "tags"]);
  expect(shifted(["stage", "tags"], "tags", 1)).toEqual(["stage", "tags"]);
});
