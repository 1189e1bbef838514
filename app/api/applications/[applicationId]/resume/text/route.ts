import { readApplicationResume } from "@/lib/applications/employer-view/resume-access.commands";
import { applicationParams } from "@/lib/applications/status.schema";
import { route } from "@/lib/http/route";

export const GET = route(
  { auth: "required", viewers: "may_not", params: applicationParams },
  async ({ actor, client, params }) => readApplicationResume(actor, client, params.applicationId),
);
