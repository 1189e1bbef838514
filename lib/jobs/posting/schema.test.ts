import { describe, expect, it } from "vitest";
import { emptyFields, isUntouched, readFields } from "./form-fields";
import type { PostingFields } from "./schema";
import { checkFields } from "./validation";

const WHOLE: PostingFields = {
  ...emptyFields("EUR"),
  title: "Bread baker",
  location: "Pune",
  description: "Bake bread.",
};
const errorsOf = (values: Partial<PostingFields>) =>
  checkFields({ ...WHOLE, ...values }, null).errors;
const question = {
  kind: "choice" as const,
  text: "Which shift?",
  isRequired: true,
  choices: ["Early", "Late"],
  accepted: [],
  minimum: null,
};

describe("a posting's fields", () => {
  it("are accepted when the required ones are filled in", () => {
    const { errors, input } = checkFields({ ...WHOLE, skills: "SQL, , Dutch B2 " }, "Asia/Kolkata");

    expect(errors).toEqual({});
    expect(input).toMatchObject({ skills: ["SQL", "Dutch B2"], pay: null, experienceYears: 0 });
  });

  it.each([
    [{ title: "  " }, "title", "Job title is required"],
    [{ location: "" }, "location", "Location is required"],
    [{ jobType: "" }, "jobType", "Job type is required"],
    [{ category: "" }, "category", "Category is required"],
    [{ experienceYears: "" }, "experienceYears", "Experience level is required"],
    [{ experienceYears: "-1" }, "experienceYears", "Experience cannot be negative"],
    [{ experienceYears: "many" }, "experienceYears", "Experience level is required"],
    [{ description: " \n" }, "description", "Job description is required"],
    [{ title: "x".repeat(20_000) }, "title", "Use at most 120 characters"],
    [{ description: "x".repeat(20_001) }, "description", "Use at most 20,000 characters"],
    [{ payMin: "-5" }, "payMin", "Pay can't be negative"],
    [{ payMin: "plenty" }, "payMin", "Enter the pay as a number, such as 48000"],
    [{ payMin: "50000", payMax: "40,000" }, "payMax", "The maximum can't be less than the minimum"],
    [{ payMin: "5", payCurrency: "ZZZ" }, "payMin", "Choose a currency"],
    [{ workMode: "remote" }, "eligibleCountries", "Choose the countries it can be done from"],
    [{ deadline: "soon" }, "deadline", "Choose a day from the calendar"],
    [{ skills: "a,".repeat(51) }, "skills", "Name at most 50 skills"],
    [
      { questions: [{ ...question, choices: ["Early"] }] },
      "questions",
      "Write at least two different answers",
    ],
    [{ questions: [{ ...question, text: "" }] }, "questions", "Write the question"],
  ] as [Partial<PostingFields>, string, string][])("are refused: %o", (values, field, sentence) => {
    expect(errorsOf(values)).toEqual({ [field]: sentence });
  });

  it("list the rating criteria, each once and at most eight", () => {
    const { input } = checkFields({ ...WHOLE, criteria: "Care,  Craft , care, " }, null);

    expect(input?.criteria).toEqual(["Care", "Craft"]);
    expect(errorsOf({ criteria: "a,b,c,d,e,f,g,h,i" })).toEqual({
      criteria: "Use at most 8 rating criteria",
    });
    expect(errorsOf({ criteria: "x".repeat(61) })).toEqual({
      criteria: "Each rating criterion must be at most 60 characters long",
    });
  });

  it("keep an invalid number on the way to the server", () => {
    const sent = readFields({ ...WHOLE, payMin: "about 40,000", experienceYears: "two" }, null);

    expect(JSON.parse(JSON.stringify(sent))).toMatchObject({
      pay: { min: "about 40,000" },
      experienceYears: "two",
    });
  });

  it("read numbers as people write them", () => {
    const { input } = checkFields({ ...WHOLE, payMin: "48,000", payMax: "56 000.50" }, null);

    expect(input?.pay).toEqual({ min: 48_000, max: 56_000.5, currency: "EUR", period: "year" });
  });

  it("are untouched until something is typed that would be missed", () => {
    expect(isUntouched({ ...emptyFields("EUR"), jobType: "contract" })).toBe(true);
    expect(isUntouched({ ...emptyFields("EUR"), skills: "SQL" })).toBe(false);
  });
});
