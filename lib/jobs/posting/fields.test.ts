import { describe, expect, it } from "vitest";
import { aContent } from "@/lib/testing/factories";
import { aCustomField } from "@/lib/testing/posting";
import { readCustomFields } from "../custom-fields/values";
import { FIELD_FACTS, FIELDS_SHAPED } from "./field-shapes.schema";
import { pickFields, plainWords } from "./fields";
import { FIELDS, FIELDS_WITH } from "./fields.schema";
import { emptyFields, toFields, withoutFields } from "./form-fields";
import { postingFields } from "./schema";
import { checkFields, nothingStated } from "./validation";

const CONTENT = aContent({
  companyId: "company",
  pay: { min: 40_000, max: null, currency: "EUR", period: "year" },
  deadline: "2026-12-24",
  education: "Any degree",
  workMode: "remote",
  eligibleCountries: ["IN", "PT"],
  criteria: ["Care"],
  visaSponsorship: "not_offered",
  customFields: readCustomFields([aCustomField()], { uniform: "Black" }).stated,
});

describe("the table of a posting's fields", () => {
  it("gives a posting's form everything that can be sent", () => {
    const { input, errors } = checkFields(toFields(CONTENT), null);

    expect(errors).toEqual({});
    // These are stored in another form.
    const { location: _, timeZone: _zone, customFields, ...sent } = input ?? {};
    expect(sent).toEqual(
      pickFields(
        CONTENT,
        FIELDS_SHAPED.input.filter(
          (name) => name !== "location" && name !== "timeZone" && name !== "customFields",
        ),
      ),
    );
    expect(customFields).toEqual({ uniform: "Black" });
  });

  it("keeps what is typed, and recognises an empty form's values", () => {
    const empty = emptyFields("EUR");

    expect(postingFields.parse(toFields(CONTENT))).toEqual(toFields(CONTENT));
    expect(withoutFields({ ...empty, jobType: "none", title: "Baker" }, ["jobType"])).toEqual({
      ...empty,
      title: "Baker",
    });
  });

  it("reads drafts from a release that didn't have a field yet", () => {
    const { visaSponsorship: _, customFields: _own, ...older } = toFields(CONTENT);

    expect(checkFields(postingFields.parse(older), null).input?.visaSponsorship).toBeNull();
    const imported = toFields({ ...CONTENT, workMode: null });
    expect(checkFields(postingFields.parse(imported), null).errors).toEqual({
      workMode: "Choose where people work",
    });
  });

  it("states nothing for fields that may be left out", () => {
    expect(nothingStated()).toMatchObject({ pay: null, education: null, skills: [] });
    expect(nothingStated()).not.toHaveProperty("title");
  });

  it("reads choices, texts and lists, and distinguishes none from what was not kept", () => {
    expect(plainWords("workMode", CONTENT)).toBe("Remote");
    expect(plainWords("education", CONTENT)).toBe("Any degree");
    expect(plainWords("skills", CONTENT)).toBe("Baking, Sourdough");
    expect(plainWords("duration", CONTENT)).toBeNull();
    expect(plainWords("duration", {})).toBeUndefined();
    expect(plainWords("visaSponsorship", CONTENT)).toBe("Not offered");
  });

  it("shows as plain words only fields that have a label and are stored as they are", () => {
    for (const name of FIELDS_WITH.plain) {
      expect(FIELD_FACTS).toHaveProperty(name);
      expect(FIELDS[name]).toMatchObject({
        isColumn: true,
        label: expect.any(String),
      });
    }
  });
});
