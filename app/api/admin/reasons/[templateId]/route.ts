import { route } from "@/lib/http/route";
import {
  changeReasonTemplate,
  deleteReasonTemplate,
} from "@/lib/moderation/reason-templates.commands";
import { templateInput, templateParams } from "@/lib/moderation/reason-templates.schema";

export const PUT = route(
  { auth: "required", params: templateParams, body: templateInput },
  async ({ actor, params, body }) => changeReasonTemplate(actor, params.templateId, body),
);

export const DELETE = route(
  { auth: "required", params: templateParams },
  async ({ actor, params }) => deleteReasonTemplate(actor, params.templateId),
);
