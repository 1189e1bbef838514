import { listFilledTemplates } from "@/lib/applications/messaging/message-templates.queries";
import { route } from "@/lib/http/route";
import * as operation from "./operation";

export const GET = route(operation.GET, async ({ actor, params }) => ({
  templates: await listFilledTemplates(actor, params.applicationId),
}));
