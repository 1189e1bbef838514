import { changeAvatar, removeAvatar } from "@/lib/accounts/avatars.commands";
import { getAccount } from "@/lib/accounts/queries";
import { route } from "@/lib/http/route";
import * as operation from "./operation";

// The body is the picture itself, so there is no form to parse.
export const PUT = route(operation.PUT, async ({ actor, bytes }) => {
  await changeAvatar(actor, bytes);
  return getAccount(actor);
});

export const DELETE = route(operation.DELETE, ({ actor }) => removeAvatar(actor));
