import {
  changeTemplate,
  deleteTemplate,
} from "@/lib/applications/messaging/message-templates.commands";
import { route } from "@/lib/http/route";
import * as operation from "./operation";

export const PUT = route(operation.PUT, async ({ actor, params, body }) =>
  changeTemplate(actor, params.templateId, body),
);

export const DELETE = route(operation.DELETE, async ({ actor, params }) =>
  deleteTemplate(actor, params.templateId),
);
