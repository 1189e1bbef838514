import { route } from "@/lib/http/route";
import { findJobMatch } from "@/lib/recommendations/queries";
import { matchParams } from "@/lib/recommendations/schema";
import { DomainError } from "@/lib/shared/errors";

export const GET = route({ auth: "required", params: matchParams }, async ({ actor, params }) => {
  const match = await findJobMatch(actor, params.jobId);
  if (!match) throw new DomainError("not_found", "Job not found");
  return match;
});
