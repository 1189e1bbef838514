import { listReviewers } from "@/lib/applications/team/reviewers.queries";
import { route } from "@/lib/http/route";
import * as operation from "./operation";

export const GET = route(operation.GET, async ({ actor, params }) =>
  listReviewers(actor, params.applicationId),
);
