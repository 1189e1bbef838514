import { findPrefill } from "@/lib/applications/applying/submissions.queries";
import { route } from "@/lib/http/route";
import * as operation from "./operation";

export const GET = route(operation.GET, async ({ actor, query }) =>
  findPrefill(actor, query.jobId),
);
