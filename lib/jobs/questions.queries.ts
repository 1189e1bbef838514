import "server-only";
import { db, type Transaction } from "@/lib/platform/db/client";
import type { JobQuestion } from "./questions.schema";

/** What a job's applicants are asked, in the employer's order. */
export async function listQuestions(
  jobId: string,
  tx: Pick<Transaction, "jobQuestion"> = db,
): Promise<JobQuestion[]> {
  const rows = await tx.jobQuestion.findMany({
    where: { jobId },
    orderBy: { position: "asc" },
    select: {
      id: true,
      kind: true,
      text: true,
      isRequired: true,
      choices: true,
      accepted: true,
      minimum: true,
    },
  });
  return rows.map(({ minimum, ...row }) => ({ ...row, minimum: minimum?.toNumber() ?? null }));
}
