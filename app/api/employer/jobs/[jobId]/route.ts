import { route } from "@/lib/http/route";
import { editJob } from "@/lib/jobs/employer/edits.commands";
import { findEmployerJob } from "@/lib/jobs/employer/history.queries";
import { toContent } from "@/lib/jobs/posting/content.queries";
import { DomainError } from "@/lib/shared/errors";
import * as operation from "./operation";

export const GET = route(operation.GET, async ({ actor, params }) => {
  const job = await findEmployerJob(actor, params.jobId);
  if (!job) throw new DomainError("not_found", "Job not found");
  return job;
});

export const PATCH = route(operation.PATCH, async ({ actor, params, body }) => {
  const { companyId: _, ...content } = await toContent(body.posting, "");
  return editJob(actor, params.jobId, { version: body.version, content });
});
