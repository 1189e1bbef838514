import { invite } from "@/lib/applications/interviews/commands";
import { listInterviews } from "@/lib/applications/interviews/queries";
import { interviewInput } from "@/lib/applications/interviews/schema";
import { applicationParams } from "@/lib/applications/status.schema";
import { route } from "@/lib/http/route";

export const GET = route(
  { auth: "required", params: applicationParams },
  async ({ actor, params }) => ({ interviews: await listInterviews(actor, params.applicationId) }),
);

export const POST = route(
  { auth: "required", params: applicationParams, body: interviewInput, status: 201 },
  async ({ actor, params, body }) => invite(actor, params.applicationId, body),
);
