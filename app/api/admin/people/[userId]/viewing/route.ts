import { personParams } from "@/lib/accounts/admins/people/schema";
import { startViewing } from "@/lib/accounts/impersonation/commands";
import { viewingInput } from "@/lib/accounts/impersonation/schema";
import { route } from "@/lib/http/route";
import { viewingCookie } from "@/lib/http/viewing";

export const POST = route(
  { auth: "required", params: personParams, body: viewingInput },
  async ({ actor, params, body }) => {
    const { username } = await startViewing(actor, params.userId, body.reason);
    return Response.json({ username }, { headers: { "set-cookie": viewingCookie(username) } });
  },
);
