import { describe, expect, it } from "vitest";
import { fillTemplate } from "./message-templates";

const values = { name: "Ines {job}", job: "Baker $& $1", company: "Harbour & Sons" };

describe("fillTemplate", () => {
  it.each([
    ["Dear {name},", "Dear Ines {job},"],
    ["{ Job } at {COMPANY}, {job}", "Baker $& $1 at Harbour & Sons, Baker $& $1"],
    ["{salary} and {} and { and }", "{salary} and {} and { and }"],
    ["{{name}}", "{Ines {job}}"],
    ["", ""],
  ])("turns %j into %j", (text, expected) => {
    expect(fillTemplate(text, values)).toBe(expected);
  });

  it("leaves placeholders with unknown values as they are", () => {
    expect(fillTemplate("{name}, {job}", { job: "Baker" })).toBe("{name}, Baker");
  });
});
