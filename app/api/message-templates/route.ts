import { createTemplate } from "@/lib/applications/messaging/message-templates.commands";
import { listTemplates } from "@/lib/applications/messaging/message-templates.queries";
import {
  newTemplateInput,
  templatesQuery,
} from "@/lib/applications/messaging/message-templates.schema";
import { route } from "@/lib/http/route";

export const GET = route({ auth: "required", query: templatesQuery }, async ({ actor, query }) => ({
  templates: await listTemplates(actor, query.companyId),
}));

export const POST = route(
  { auth: "required", body: newTemplateInput, status: 201 },
  async ({ actor, body: { companyId, ...template } }) => createTemplate(actor, companyId, template),
);
