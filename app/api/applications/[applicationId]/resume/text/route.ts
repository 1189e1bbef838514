import { readApplicationResume } from "@/lib/applications/access/commands";
import { applicationParams } from "@/lib/applications/timeline/schema";
import { route } from "@/lib/http/route";

export const GET = route(
  { auth: "required", viewers: "may_not", params: applicationParams },
  async ({ actor, client, params }) => readApplicationResume(actor, client, params.applicationId),
);
