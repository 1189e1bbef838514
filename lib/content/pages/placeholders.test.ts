import { expect, it } from "vitest";
import { renderArticle } from "@/lib/platform/article";
import { fillIn } from "./placeholders";

const VALUES = {
  site: "Jobs_&_*Co* <b>",
  jobs: "1,234 jobs",
  companies: "56 companies",
  applicationMonths: "six months",
  accountMonths: "24 months",
  notificationMonths: "six months",
};

it.each([
  ["{jobs} at {companies}", "1,234 jobs at 56 companies"],
  ["{site}", "Jobs_&_*Co* <b>"],
  ["{nothing} {Jobs} {} { jobs }", "{nothing} {Jobs} {} { jobs }"],
  ["{constructor} {__proto__}", "{constructor} {__proto__}"],
])("fills %s", (text, filled) => {
  expect(fillIn(text, VALUES, "plain")).toBe(filled);
});

it("turns nothing in a value into markup", () => {
  expect(renderArticle(fillIn("**{site}**", VALUES, "markdown"))).toBe(
    "<p><strong>Jobs_&amp;_*Co* &lt;b&gt;</strong></p>",
  );
});
