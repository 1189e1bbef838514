import { endViewing } from "@/lib/accounts/admins/impersonation.commands";
import { viewingCookie } from "@/lib/http/impersonation";
import { route } from "@/lib/http/route";

export const DELETE = route({ auth: "required", viewers: "may" }, async ({ actor }) => {
  await endViewing(actor);
  return new Response(null, { status: 204, headers: { "set-cookie": viewingCookie(null) } });
});
