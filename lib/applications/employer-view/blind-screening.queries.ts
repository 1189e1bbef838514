import "server-only";
import { db, type Transaction } from "@/lib/platform/db/client";
import { stageFor } from "../pipeline/stages";
import { readStages } from "../pipeline/stages.queries";
import type { ApplicationStatus } from "../schema";
import { isHidden } from "./blind-screening";

type Screened = {
  status: ApplicationStatus;
  stageId: string | null;
  job: { companyId: string; company: { isBlind: boolean } };
};

/** Whether blind screening hides an application's sender from the company. */
export async function findHidden(
  { status, stageId, job: { companyId, company } }: Screened,
  tx: Pick<Transaction, "companyStage"> = db,
): Promise<boolean> {
  if (!company.isBlind) return false;
  const stages = await readStages(companyId, tx);
  const stage = stages.find(({ id }) => id === stageId) ?? stageFor(stages, status);
  return isHidden({ isBlind: true, stage, status });
}
