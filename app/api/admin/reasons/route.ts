import { route } from "@/lib/http/route";
import { addReasonTemplate } from "@/lib/moderation/reason-templates.commands";
import * as operation from "./operation";

export const POST = route(operation.POST, async ({ actor, body }) =>
  addReasonTemplate(actor, body),
);
