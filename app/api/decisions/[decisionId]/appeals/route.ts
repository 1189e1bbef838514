import { route } from "@/lib/http/route";
import { appeal } from "@/lib/moderation/appeals.commands";
import { appealInput, appealParams } from "@/lib/moderation/appeals.schema";

export const POST = route(
  { auth: "required", params: appealParams, body: appealInput, status: 201 },
  async ({ actor, params, body }) => appeal(actor, params.decisionId, body.text),
);
