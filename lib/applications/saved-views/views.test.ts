import { expect, it } from "vitest";
import { filtersOf } from "../pipeline/filters";
import { keptSearch, viewAddress } from "./views";

const companyId = "0193b3a0-0000-7000-8000-000000000001";
const id = "0193b3a0-0000-7000-8000-000000000002";

it("keeps the filters and the order of a list, but not its company or page", () => {
  const search = `view=table&companyId=${companyId}&saved=${id}&tag=night&sort=name&page=4&x=1`;
  expect(keptSearch(search)).toBe("view=table&tag=night&sort=name");
  expect(keptSearch("view=lanes")).toBe("");
});

it("a view's address leads to its company, and names the view", () => {
  const view = { id, name: "Mine", columns: [], isFirst: false };
  const address = viewAddress({ ...view, search: "view=table&tag=night" }, companyId);
  expect(address).toContain("view=table");
  expect(filtersOf(address)).toMatchObject({ companyId, savedId: id, tag: "night" });
  // Never bare, which would open the one that is shown first.
  expect(viewAddress({ ...view, search: "" }, companyId)).toContain("view=lanes");
});
