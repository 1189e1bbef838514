import { findPrefill } from "@/lib/applications/applying/submissions.queries";
import { prefillQuery } from "@/lib/applications/applying/submissions.schema";
import { route } from "@/lib/http/route";

export const GET = route({ auth: "required", query: prefillQuery }, async ({ actor, query }) =>
  findPrefill(actor, query.jobId),
);
