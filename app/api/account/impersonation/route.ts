import { endImpersonation } from "@/lib/accounts/admins/impersonation.commands";
import { impersonationCookie } from "@/lib/http/impersonation";
import { route } from "@/lib/http/route";
import * as operation from "./operation";

export const DELETE = route(operation.DELETE, async ({ actor, reply }) => {
  await endImpersonation(actor);
  reply.headers.set("set-cookie", impersonationCookie(null));
});
