import { startViewing } from "@/lib/accounts/admins/impersonation.commands";
import { viewingInput } from "@/lib/accounts/admins/impersonation.schema";
import { personParams } from "@/lib/accounts/admins/people.schema";
import { viewingCookie } from "@/lib/http/impersonation";
import { route } from "@/lib/http/route";

export const POST = route(
  { auth: "required", params: personParams, body: viewingInput },
  async ({ actor, params, body }) => {
    const { username } = await startViewing(actor, params.userId, body.reason);
    return Response.json({ username }, { headers: { "set-cookie": viewingCookie(username) } });
  },
);
