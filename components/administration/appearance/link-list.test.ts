import { expect, it } from "vitest";
import { DEFAULT_APPEARANCE } from "@/lib/shared/appearance/defaults";
import { fromText, linkProblems, moved, toText, withoutEmpty } from "./link-list";

const help = { label: "Help | FAQ", url: "/help?a=1|2" };
const blog = { label: "Blog", url: "/Blogs" };
const none = { label: " ", url: "" };

it("reads what it writes, whatever is in it", () => {
  const { navigation } = DEFAULT_APPEARANCE;
  expect(fromText(toText(navigation))).toEqual(navigation);
  expect(fromText(toText([help]))).toEqual([help]);
});

it("leaves out empty links, and keeps half-typed ones", () => {
  const half = { label: "Jobs", url: "" };
  expect(fromText(withoutEmpty(toText([none, help, half, none])))).toEqual([help, half]);
});

it("moves a link up and down, but not beyond either end", () => {
  expect(moved([help, blog], 0, 1)).toEqual([blog, help]);
  expect(moved([help, blog], 1, -1)).toEqual([blog, help]);
  expect(moved([help, blog], 0, -1)).toEqual([help, blog]);
});

it("says what is wrong with a link's text, its address and the whole list", () => {
  const fields = {
    "footer.1.2.url": ["must be a page of this site"],
    "navigation.0.label": ["must not be empty"],
    navigation: ["must be at most 5 links"],
  };
  expect(linkProblems(fields)).toEqual({
    "footer.1.2.url": ["The address must be a page of this site."],
    "navigation.0.label": ["The text must not be empty."],
    navigation: ["This must be at most 5 links."],
  });
});
