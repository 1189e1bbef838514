import "server-only";
import { db, type Transaction } from "@/lib/platform/db/client";
import { stageFor } from "../pipeline/stages";
import { readStages } from "../pipeline/stages.queries";
import type { ApplicationStatus } from "../schema";
import { isHidden } from "./blind-screening";

type ScreenedApplication = {
  status: ApplicationStatus;
  stageId: string | null;
  nameShownAt: Date | null;
  job: { companyId: string; company: { isBlind: boolean } };
};

/** Whether blind screening hides an application's sender from the company. */
export async function findHidden(
  { status, stageId, nameShownAt, job: { companyId, company } }: ScreenedApplication,
  tx: Pick<Transaction, "companyStage"> = db,
): Promise<boolean> {
  if (!company.isBlind) return false;
  const stages = await readStages(companyId, tx);
  const stage = stages.find(({ id }) => id === stageId) ?? stageFor(stages, status);
  return isHidden({ isBlind: true, isShown: nameShownAt !== null, stage, status });
}
