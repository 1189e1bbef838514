import { route } from "@/lib/http/route";
import {
  changeReasonTemplate,
  deleteReasonTemplate,
} from "@/lib/moderation/reason-templates.commands";
import * as operation from "./operation";

export const PUT = route(operation.PUT, async ({ actor, params, body }) =>
  changeReasonTemplate(actor, params.templateId, body),
);

export const DELETE = route(operation.DELETE, async ({ actor, params }) =>
  deleteReasonTemplate(actor, params.templateId),
);
