import { readApplicationResume } from "@/lib/applications/access/commands";
import { applicationParams } from "@/lib/applications/timeline/schema";
import { route } from "@/lib/http/route";

export const GET = route(
  { auth: "required", params: applicationParams },
  async ({ actor, client, params }) => readApplicationResume(actor, client, params.applicationId),
);
