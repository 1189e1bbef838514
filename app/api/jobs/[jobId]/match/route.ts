import { route } from "@/lib/http/route";
import { findJobMatch } from "@/lib/recommendations/queries";
import { DomainError } from "@/lib/shared/errors";
import * as operation from "./operation";

export const GET = route(operation.GET, async ({ actor, params }) => {
  const match = await findJobMatch(actor, params.jobId);
  if (!match) throw new DomainError("not_found", "Job not found");
  return match;
});
