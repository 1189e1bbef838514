import { describe, expect, it } from "vitest";
import type { JobQuestion } from "@/lib/jobs/questions.schema";
import { answersOthers, readAnswers } from "./answers";

const nothing = { choices: [], accepted: [], minimum: null };
const swims: JobQuestion = {
  id: "1",
  kind: "yes_no",
  text: "Can you swim?",
  isRequired: true,
  ...nothing,
};
const why: JobQuestion = { id: "2", kind: "text", text: "Why?", isRequired: false, ...nothing };

describe("answers", () => {
  it("are stored in words and in the order of the questions, without empty ones", () => {
    const given = [
      { questionId: "2", answer: " The sea. " },
      { questionId: "1", answer: "yes" },
    ];

    expect(readAnswers([swims, why], given)).toEqual({
      errors: {},
      kept: [
        { position: 0, questionId: "1", kind: "yes_no", question: "Can you swim?", answer: "Yes" },
        { position: 1, questionId: "2", kind: "text", question: "Why?", answer: "The sea." },
      ],
    });
    expect(readAnswers([why], []).kept).toEqual([]);
  });

  it("report missing answers by field, and answers to other questions", () => {
    expect(readAnswers([swims], []).errors).toEqual({
      "answers.1": ["Choose an answer: Can you swim?"],
    });
    expect(answersOthers([swims], [{ questionId: "2", answer: "x" }])).toBe(true);
    expect(answersOthers([swims], [{ questionId: "1", answer: "yes" }])).toBe(false);
  });
});
