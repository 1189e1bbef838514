import { route } from "@/lib/http/route";
import { editJob } from "@/lib/jobs/employer/edits.commands";
import { editInput } from "@/lib/jobs/employer/edits.schema";
import { findOwnJob } from "@/lib/jobs/employer/history.queries";
import { ownJobParams } from "@/lib/jobs/employer/lifecycle.schema";
import { toContent } from "@/lib/jobs/posting/content.queries";
import { DomainError } from "@/lib/shared/errors";

export const GET = route({ auth: "required", params: ownJobParams }, async ({ actor, params }) => {
  const job = await findOwnJob(actor, params.jobId);
  if (!job) throw new DomainError("not_found", "Job not found");
  return job;
});

export const PATCH = route(
  { auth: "required", params: ownJobParams, body: editInput },
  async ({ actor, params, body }) => {
    const { companyId: _, ...content } = await toContent(body.posting, "");
    return editJob(actor, params.jobId, { version: body.version, content });
  },
);
