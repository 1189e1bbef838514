import { answerError, answerWords } from "@/lib/jobs/questions";
import type { JobQuestion } from "@/lib/jobs/questions.schema";
import type { Answer } from "./submissions.schema";

/** A stored answer, with the question as it was asked. */
export type StoredAnswer = {
  position: number;
  questionId: string;
  kind: JobQuestion["kind"];
  question: string;
  answer: string;
};

/** The name of a question's field, in the form and in API errors. */
function answerField(questionId: string): string {
  return `answers.${questionId}`;
}

/** Whether there are answers to questions that are not asked, or no longer. */
export function answersOthers(
  questions: readonly JobQuestion[],
  answers: readonly Answer[],
): boolean {
  return answers.some(({ questionId }) => !questions.some(({ id }) => id === questionId));
}

/**
 * The answers in words, in the order of the questions and without those left empty; and the
 * problems, by field.
 */
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
