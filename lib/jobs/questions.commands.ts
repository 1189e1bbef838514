import "server-only";
import type { Transaction } from "@/lib/platform/db/client";
import { listQuestions } from "./questions.queries";
import type { QuestionContent } from "./questions.schema";

/** A job and what its applicants are asked. */
type JobWithQuestions = { id: string; content: { questions: readonly QuestionContent[] } };

/** Writes the questions of new jobs. */
export async function insertQuestions(
  tx: Transaction,
  jobs: readonly JobWithQuestions[],
): Promise<void> {
  const data = jobs.flatMap(({ id, content }) =>
    content.questions.map((question, position) => ({ ...question, jobId: id, position })),
  );
  if (data.length > 0) await tx.jobQuestion.createMany({ data });
}

/**
 * Makes these the questions of a job. The same questions keep their ids, so that who is answering
 * them just now can send what they wrote.
 */
export async function replaceQuestions(tx: Transaction, job: JobWithQuestions): Promise<void> {
  const known = (await listQuestions(job.id, tx)).map(({ id: _, ...question }) => question);
  if (JSON.stringify(known.map(ordered)) === JSON.stringify(job.content.questions.map(ordered))) {
    return;
  }
  await tx.jobQuestion.deleteMany({ where: { jobId: job.id } });
  await insertQuestions(tx, [job]);
}

function ordered(question: QuestionContent) {
  const { kind, text, isRequired, choices, accepted, minimum } = question;
  return [kind, text, isRequired, choices, accepted, minimum];
}
