import { endViewing } from "@/lib/accounts/admins/impersonation.commands";
import { viewingCookie } from "@/lib/http/impersonation";
import { route } from "@/lib/http/route";
import * as operation from "./operation";

export const DELETE = route(operation.DELETE, async ({ actor, reply }) => {
  await endViewing(actor);
  reply.headers.set("set-cookie", viewingCookie(null));
});
