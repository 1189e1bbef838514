import { inviteToInterview } from "@/lib/applications/interviews/commands";
import { listInterviews } from "@/lib/applications/interviews/queries";
import { route } from "@/lib/http/route";
import * as operation from "./operation";

export const GET = route(operation.GET, async ({ actor, params }) => ({
  interviews: await listInterviews(actor, params.applicationId),
}));

export const POST = route(operation.POST, async ({ actor, params, body }) =>
  inviteToInterview(actor, params.applicationId, body),
);
