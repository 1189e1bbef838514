import { expect, it } from "vitest";
import { chosenColumns, orderedColumns, USUAL_COLUMNS } from "./columns";
import { TABLE_COLUMNS } from "./columns.schema";

it("uses the first list that names a column, and ignores columns that no longer exist", () => {
  expect(chosenColumns([], [])).toEqual(USUAL_COLUMNS);
  expect(chosenColumns(["shoe size"], ["rating", "gone", "stage"])).toEqual(["rating", "stage"]);
  expect(chosenColumns(["tags"], ["rating"])).toEqual(["tags"]);
});

it("lists the shown columns before all others", () => {
  const all = orderedColumns(["tags", "stage"]);
  expect(all.slice(0, 3)).toEqual(["tags", "stage", "rating"]);
  expect(all.toSorted()).toEqual([...TABLE_COLUMNS].toSorted());
});
