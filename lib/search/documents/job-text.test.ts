import { describe, expect, it } from "vitest";
import { divideText } from "./job-text";
import { hashPassage } from "./passages";

const NONE = new Set<string>();

function jobText(lines: readonly string[], passages = NONE): string {
  const description = lines.join("\n");
  return divideText({ description, companyName: "Harrow Vale" }, passages).job;
}

describe("divideText", () => {
  it.each([
    "About us",
    "ABOUT THE COMPANY:",
    "About Harrow Vale",
    "Who we are",
    "Equal Opportunity Statement",
    "Über uns",
    "À propos de nous",
    "¿Quiénes somos?",
  ])("counts the text under %s as the company's", (heading) => {
    const lines = [
      "You keep our books.",
      heading,
      "We run clinics. Our nurses are known for their care.",
      "We began in 1970.",
      "What you do",
      "You pay invoices.",
    ];
    const divided = divideText({ description: lines.join("\n"), companyName: "Harrow Vale" }, NONE);

    expect(divided.job).toBe("You keep our books.\nWhat you do\nYou pay invoices.");
    expect(divided.company).toContain("nurses");
  });

  it("keeps headings and sentences about the job", () => {
    const lines = [
      "About the role",
      "You see to it that people are hired without regard to race or sex.",
      "About you",
      "You know nursing.",
      "Our team",
      "Five nurses.",
      "We are about us and who we are, he said.",
    ];

    expect(jobText(lines)).toBe(lines.join("\n"));
  });

  it("reads on if the next heading is missing", () => {
    const paragraphs = Array.from({ length: 8 }, (_, index) => `Paragraph ${index}.`);

    expect(jobText(["About us", ...paragraphs])).toBe("Paragraph 5.\nParagraph 6.\nParagraph 7.");
  });

  it("counts equal opportunity statements as the company's, wherever they are", () => {
    const text =
      "You care for patients. Harrow Vale is an equal opportunity employer. All qualified applicants " +
      "are considered without regard to race, religion, sex or veteran status. Apply now.";

    expect(jobText([text])).toBe("You care for patients. Apply now.");
  });

  it("counts the company's own passages as the company's, in any case and with any punctuation", () => {
    const own = "Harrow Vale runs twelve hospitals, in which two thousand nurses work.";
    const passages = new Set([hashPassage(own) ?? ""]);

    expect(
      jobText([`You cook. ${own.toUpperCase().replace(",", " –")} It is warm.`], passages),
    ).toBe("You cook. It is warm.");
    expect(jobText(["Harrow Vale runs twelve hospitals."], passages)).not.toBe("");
  });
});
