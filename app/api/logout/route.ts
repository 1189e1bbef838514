import { signOut } from "@/lib/accounts/authentication/sessions.commands";
import { bearerOf } from "@/lib/accounts/session";
import { loggedOut } from "@/lib/http/logout";
import { route } from "@/lib/http/route";

export const POST = route({ auth: "required", viewers: "may" }, async ({ actor, request }) => {
  const token = bearerOf(request);
  await signOut(actor, token);
  return token ? undefined : loggedOut();
});
