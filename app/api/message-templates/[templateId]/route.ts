import {
  changeTemplate,
  deleteTemplate,
} from "@/lib/applications/messaging/message-templates.commands";
import {
  templateInput,
  templateParams,
} from "@/lib/applications/messaging/message-templates.schema";
import { route } from "@/lib/http/route";

export const PUT = route(
  { auth: "required", params: templateParams, body: templateInput },
  async ({ actor, params, body }) => changeTemplate(actor, params.templateId, body),
);

export const DELETE = route(
  { auth: "required", params: templateParams },
  async ({ actor, params }) => deleteTemplate(actor, params.templateId),
);
