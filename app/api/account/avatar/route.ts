import { changeAvatar, removeAvatar } from "@/lib/accounts/avatars/commands";
import { getAccount } from "@/lib/accounts/queries";
import { AVATAR_MAX_BYTES } from "@/lib/accounts/schema";
import { readBytes } from "@/lib/http/body";
import { route } from "@/lib/http/route";

// The body is the picture itself: there is nothing else to say, and no form to take apart.
export const PUT = route({ auth: "required" }, async ({ actor, request }) => {
  await changeAvatar(actor, await readBytes(request, AVATAR_MAX_BYTES));
  return getAccount(actor);
});

export const DELETE = route({ auth: "required" }, async ({ actor }) => removeAvatar(actor));
