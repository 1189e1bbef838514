import { expect, it } from "vitest";
import { DEFAULT_APPEARANCE } from "@/lib/shared/appearance/defaults";
import { byField, fromLines, toLines } from "./link-lines";

it("reads the lines that it writes", () => {
  const { navigation } = DEFAULT_APPEARANCE;
  expect(fromLines(toLines(navigation))).toEqual(navigation);
});

it("reads what people type: empty lines, bars in words, a missing address", () => {
  expect(fromLines("\n Work | life |/blogs \n\nHelp\n")).toEqual([
    { label: "Work | life", url: "/blogs" },
    { label: "Help", url: "" },
  ]);
});

it("says which line of which field is wrong, and why", () => {
  const fields = {
    "footer.1.2.url": ["must be a page of this site"],
    "navigation.0.label": ["must not be empty"],
    navigation: ["must be at most 5 links"],
    accent: ["must be a colour"],
  };
  expect(byField(fields, ["navigation", "footer.0", "footer.1", "accent"])).toEqual({
    "footer.1": ["Line 3: the address must be a page of this site."],
    navigation: ["Line 1: the words must not be empty.", "This must be at most 5 links"],
    accent: ["This must be a colour"],
  });
});
