import { personParams } from "@/lib/accounts/admins/people/schema";
import { route } from "@/lib/http/route";
import { changePersonStanding } from "@/lib/moderation/standing/commands";
import { standingInput } from "@/lib/moderation/standing/schema";

export const PUT = route(
  { auth: "required", params: personParams, body: standingInput },
  async ({ actor, params, body }) => changePersonStanding(actor, params.userId, body),
);
