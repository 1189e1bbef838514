import { describe, expect, it } from "vitest";
import { answerError, knockOutSentence } from "./questions";
import type { QuestionContent } from "./questions.schema";

function aQuestion(values: Partial<QuestionContent>): QuestionContent {
  const nothing = { choices: [], accepted: [], minimum: null };
  return { kind: "text", text: "Why?", isRequired: true, ...nothing, ...values };
}

const shifts = { kind: "choice", choices: ["Early", "Late", "Night"] } as const;

describe("a knock-out in words", () => {
  it.each([
    [{ kind: "yes_no", accepted: ["yes"] }, "Applications that answer No aren't accepted."],
    [{ kind: "yes_no", accepted: ["no"] }, "Applications that answer Yes aren't accepted."],
    [{ kind: "yes_no", accepted: ["yes", "no"] }, null],
    [{ kind: "number", minimum: 1.5 }, "Applications that answer less than 1.5 aren't accepted."],
    [{ kind: "number" }, null],
    [
      { ...shifts, choices: [...shifts.choices], accepted: ["Late", "Night"] },
      "Only applications that answer Late or Night are accepted.",
    ],
    [{ kind: "text", accepted: ["x"] }, null],
  ] as [Partial<QuestionContent>, string | null][])("is made from %o", (values, sentence) => {
    expect(knockOutSentence(aQuestion(values))).toBe(sentence);
  });
});

describe("an answer", () => {
  it.each([
    [{ kind: "text" }, "Because.", null],
    [{ kind: "text" }, "  ", "Answer: Why?"],
    [{ kind: "text", isRequired: false }, "", null],
    [{ kind: "text" }, "x".repeat(2001), "Answer in at most 2,000 characters: 1 too many"],
    [{ kind: "yes_no" }, "", "Choose an answer: Why?"],
    [{ kind: "yes_no" }, "perhaps", "Choose Yes or No"],
    [{ kind: "yes_no", accepted: ["yes"] }, "yes", null],
    [{ kind: "yes_no", accepted: ["yes"] }, "no", "Applications that answer No aren't accepted."],
    [{ kind: "choice", choices: ["A"] }, "B", "Choose one of the answers"],
    [{ kind: "number" }, "many", "Enter a number, such as 3 or 1.5"],
    [
      { kind: "number", minimum: 2 },
      "1,9",
      "Applications that answer less than 2 aren't accepted.",
    ],
    [{ kind: "number", minimum: 2 }, "2", null],
    [{ kind: "number", minimum: 2, isRequired: false }, "", null],
  ] as [Partial<QuestionContent>, string, string | null][])("%o to %o", (values, answer, error) => {
    expect(answerError(aQuestion(values), answer)).toBe(error);
  });
});
