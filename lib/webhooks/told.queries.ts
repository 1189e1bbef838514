import "server-only";
import type { Transaction } from "@/lib/platform/db/client";
import { site } from "@/lib/platform/site";
import { absolute } from "@/lib/shared/site";
import type { ToldApplication, ToldJob } from "./bodies";

const jobSelect = {
  id: true,
  title: true,
  status: true,
  slug: true,
  company: { select: { id: true, name: true } },
  ownReferences: { select: { source: true, reference: true }, orderBy: { createdAt: "asc" } },
} as const;

type JobRow = Omit<ToldJob, "url" | "references"> & {
  slug: string;
  ownReferences: ToldJob["references"];
};

const toldJob = ({ id, title, status, slug, company, ownReferences }: JobRow): ToldJob => ({
  ...{ id, title, status, company, references: ownReferences },
  url: absolute(site(), `/job/${slug}`),
});

/** The jobs as sent to webhooks, without deleted ones. */
export async function listToldJobs(tx: Transaction, jobIds: readonly string[]): Promise<ToldJob[]> {
  const rows = await tx.job.findMany({ where: { id: { in: [...jobIds] } }, select: jobSelect });
  return rows.map(toldJob);
}

/** An application and its job as sent to webhooks; null if it is gone. */
export async function findToldApplication(
  tx: Transaction,
  id: string,
): Promise<{ job: ToldJob; application: ToldApplication } | null> {
  const row = await tx.application.findUnique({
    where: { id },
    select: { reference: true, status: true, job: { select: jobSelect } },
  });
  if (!row) return null;
  const { reference, status, job } = row;
  const url = absolute(site(), `/employer/applications/${id}`);
  return { job: toldJob(job), application: { id, reference, status, url } };
}
