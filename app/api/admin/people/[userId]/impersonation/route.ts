import { startImpersonation } from "@/lib/accounts/admins/impersonation.commands";
import { impersonationCookie } from "@/lib/http/impersonation";
import { route } from "@/lib/http/route";
import * as operation from "./operation";

export const POST = route(operation.POST, async ({ actor, params, body, reply }) => {
  const { username } = await startImpersonation(actor, params.userId, body.reason);
  reply.headers.set("set-cookie", impersonationCookie(username));
  return { username };
});
