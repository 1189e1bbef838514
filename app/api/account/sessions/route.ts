import { signOutEverywhere } from "@/lib/accounts/authentication/sessions.commands";
import { listSessions } from "@/lib/accounts/authentication/sessions.queries";
import { loggedOut } from "@/lib/http/logout";
import { route } from "@/lib/http/route";

export const GET = route({ auth: "required" }, async ({ actor }) => ({
  sessions: await listSessions(actor),
}));

export const DELETE = route({ auth: "required" }, async ({ actor }) => {
  await signOutEverywhere(actor);
  return loggedOut();
});
