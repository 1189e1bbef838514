import { cancelDeletion, requestDeletion } from "@/lib/accounts/privacy/deletion.commands";
import { endCookie } from "@/lib/http/logout";
import { route } from "@/lib/http/route";
import * as operation from "./operation";

export const POST = route(operation.POST, async ({ actor, body, reply }) => {
  const requested = await requestDeletion(actor, body.currentPassword);
  endCookie(reply.headers);
  return requested;
});

export const DELETE = route(operation.DELETE, async ({ actor }) => cancelDeletion(actor));
