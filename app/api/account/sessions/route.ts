import { signOutEverywhere } from "@/lib/accounts/authentication/sessions.commands";
import { listSessions } from "@/lib/accounts/authentication/sessions.queries";
import { endCookie } from "@/lib/http/logout";
import { route } from "@/lib/http/route";
import * as operation from "./operation";

export const GET = route(operation.GET, async ({ actor }) => ({
  sessions: await listSessions(actor),
}));

export const DELETE = route(operation.DELETE, async ({ actor, reply }) => {
  await signOutEverywhere(actor);
  endCookie(reply.headers);
});
