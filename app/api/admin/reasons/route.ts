import { route } from "@/lib/http/route";
import { addReasonTemplate } from "@/lib/moderation/reason-templates.commands";
import { templateInput } from "@/lib/moderation/reason-templates.schema";

export const POST = route(
  { auth: "required", body: templateInput, status: 201 },
  async ({ actor, body }) => addReasonTemplate(actor, body),
);
