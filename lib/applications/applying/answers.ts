import { answerError, answerWords } from "@/lib/jobs/questions";
import type { JobQuestion } from "@/lib/jobs/questions.schema";
import type { Answer } from "./submissions.schema";

/** An answer as it is kept, with the question as it was asked. */
export type StoredAnswer = {
  position: number;
  questionId: string;
  kind: JobQuestion["kind"];
  question: string;
  answer: string;
};

/** The name of a question's field, in the form and in what the API says of it. */
function answerField(questionId: string): string {
  return `answers.${questionId}`;
}

/** Whether somebody answered questions that are not asked (any more). */
export function answersOthers(
  questions: readonly JobQuestion[],
  answers: readonly Answer[],
): boolean {
  return answers.some(({ questionId }) => !questions.some(({ id }) => id === questionId));
}

/** The answers in words, in the questions' order, those not given left out; and what is wrong, by field. */
export function readAnswers(
  questions: readonly JobQuestion[],
  answers: readonly Answer[],
): { kept: StoredAnswer[]; errors: Record<string, string[]> } {
  const given = new Map(answers.map(({ questionId, answer }) => [questionId, answer.trim()]));
  const errors: Record<string, string[]> = {};
  const kept = questions.flatMap((question, position) => {
    const answer = given.get(question.id) ?? "";
    const error = answerError(question, answer);
    if (error !== null) errors[answerField(question.id)] = [error];
    const { id: questionId, kind, text } = question;
    const words = answerWords(kind, answer);
    return answer ? [{ position, questionId, kind, question: text, answer: words }] : [];
  });
  return { kept, errors };
}
