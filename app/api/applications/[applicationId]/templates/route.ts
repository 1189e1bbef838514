import { listFilledTemplates } from "@/lib/applications/messaging/message-templates.queries";
import { applicationParams } from "@/lib/applications/status.schema";
import { route } from "@/lib/http/route";

export const GET = route(
  { auth: "required", params: applicationParams },
  async ({ actor, params }) => ({
    templates: await listFilledTemplates(actor, params.applicationId),
  }),
);
