import { expect, it } from "vitest";
import { byField } from "./line-problems";

it("says which line of which field is wrong, and why", () => {
  const fields = {
    "robotsPaths.2": ["must be a path of this site"],
    robotsAgents: ["must be at most 50 names"],
    analytics: ["must be one of those offered"],
  };
  expect(byField(fields, ["robotsPaths", "robotsAgents", "analytics"])).toEqual({
    robotsPaths: ["Line 3: the address must be a path of this site."],
    robotsAgents: ["This must be at most 50 names"],
    analytics: ["This must be one of those offered"],
  });
});
