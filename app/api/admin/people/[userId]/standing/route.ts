import { personParams } from "@/lib/accounts/admins/people.schema";
import { route } from "@/lib/http/route";
import { changePersonStanding } from "@/lib/moderation/suspension.commands";
import { standingInput } from "@/lib/moderation/suspension.schema";

export const PUT = route(
  { auth: "required", params: personParams, body: standingInput },
  async ({ actor, params, body }) => changePersonStanding(actor, params.userId, body),
);
