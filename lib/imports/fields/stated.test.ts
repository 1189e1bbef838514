import { describe, expect, it } from "vitest";
import { toPosting } from "../mapping";
import { NO_MAPPING } from "../mapping.schema";
import { readStated } from "./stated";

describe("readStated", () => {
  it.each<[unknown, string | null]>([
    [true, "offered"],
    [false, "not_offered"],
    ["Yes", "offered"],
    ["no", "not_offered"],
    [1, "offered"],
    ["0", "not_offered"],
    ["Visa sponsorship available", "offered"],
    ["We sponsor visas", "offered"],
    ["Not available", "not_offered"],
    ["Unable to sponsor", "not_offered"],
    ["Not specified", null],
    ["Case by case", null],
    ["", null],
    [null, null],
  ])("reads %o as visa sponsorship", (visaSponsorship, read) => {
    expect(readStated({ visaSponsorship }).visaSponsorship).toBe(read);
  });

  it.each(["visa_sponsorship", "Sponsors Visa", "willSponsorVisa"])(
    "reads %s from any file",
    (name) => {
      const posting = toPosting({ title: "Cook", [name]: "yes" }, NO_MAPPING);

      expect(readStated(posting).visaSponsorship).toBe("offered");
    },
  );
});
