import { changeAvatar, removeAvatar } from "@/lib/accounts/avatars.commands";
import { getAccount } from "@/lib/accounts/queries";
import { readBytes } from "@/lib/http/body";
import { BODY_LIMITS } from "@/lib/http/body-limits";
import { route } from "@/lib/http/route";

// The body is the picture itself: there is nothing else to say, and no form to take apart.
export const PUT = route({ auth: "required" }, async ({ actor, request }) => {
  await changeAvatar(actor, await readBytes(request, BODY_LIMITS["/api/account/avatar"]));
  return getAccount(actor);
});

export const DELETE = route({ auth: "required" }, async ({ actor }) => removeAvatar(actor));
