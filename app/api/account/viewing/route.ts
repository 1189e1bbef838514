import { endViewing } from "@/lib/accounts/impersonation/commands";
import { route } from "@/lib/http/route";
import { viewingCookie } from "@/lib/http/viewing";

export const DELETE = route({ auth: "required", viewers: "may" }, async ({ actor }) => {
  await endViewing(actor);
  return new Response(null, { status: 204, headers: { "set-cookie": viewingCookie(null) } });
});
