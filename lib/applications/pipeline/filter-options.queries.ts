import "server-only";
import type { Actor } from "@/lib/accounts/schema";
import { db } from "@/lib/platform/db/client";
import { listCompanyTags } from "../employer-view/tags.queries";
import { canHandleApplications } from "../policy";
import type { FilterOptions } from "./schema";

const NOTHING: FilterOptions = { tags: [], answers: [] };

/** A posting's questions with the answers one can choose, each as the filter takes it. */
async function listAnswers(companyId: string, jobId: string): Promise<string[]> {
  const questions = await db.jobQuestion.findMany({
    where: { jobId, job: { companyId }, kind: { in: ["choice", "yes_no"] } },
    orderBy: { position: "asc" },
    select: { text: true, kind: true, choices: true },
  });
  return questions.flatMap(({ text, kind, choices }) =>
    (kind === "yes_no" ? ["Yes", "No"] : choices).map((choice) => `${text}: ${choice}`),
  );
}

/** What the list of a company's applications can be filtered by; nothing for strangers. */
export async function listFilterOptions(
  actor: Actor,
  { companyId, jobId }: { companyId: string; jobId: string | null },
): Promise<FilterOptions> {
  if (!canHandleApplications(actor, companyId)) return NOTHING;
  const [tags, answers] = await Promise.all([
    listCompanyTags(companyId),
    jobId === null ? [] : listAnswers(companyId, jobId),
  ]);
  return { tags, answers };
}
