import { signOut } from "@/lib/accounts/authentication/sessions.commands";
import { bearerOf } from "@/lib/accounts/session";
import { endCookie } from "@/lib/http/logout";
import { route } from "@/lib/http/route";
import * as operation from "./operation";

export const POST = route(operation.POST, async ({ actor, request, reply }) => {
  const token = bearerOf(request);
  await signOut(actor, token);
  if (!token) endCookie(reply.headers);
});
