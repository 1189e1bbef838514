import { personParams, userTypeChange } from "@/lib/accounts/admins/people.schema";
import { route } from "@/lib/http/route";
import { changeRole } from "@/lib/moderation/suspension.commands";

export const PUT = route(
  { auth: "required", params: personParams, body: userTypeChange },
  async ({ actor, params, body }) => changeRole(actor, params.userId, body.userType),
);
