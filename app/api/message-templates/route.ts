import { createTemplate } from "@/lib/applications/messaging/message-templates.commands";
import { listTemplates } from "@/lib/applications/messaging/message-templates.queries";
import { route } from "@/lib/http/route";
import * as operation from "./operation";

export const GET = route(operation.GET, async ({ actor, query }) => ({
  templates: await listTemplates(actor, query.companyId),
}));

export const POST = route(operation.POST, async ({ actor, body: { companyId, ...template } }) =>
  createTemplate(actor, companyId, template),
);
