import { cancelDeletion, requestDeletion } from "@/lib/accounts/privacy/deletion.commands";
import { confirmationInput } from "@/lib/accounts/schema";
import { loggedOut } from "@/lib/http/logout";
import { route } from "@/lib/http/route";

export const POST = route({ auth: "required", body: confirmationInput }, async ({ actor, body }) =>
  loggedOut(await requestDeletion(actor, body.currentPassword)),
);

export const DELETE = route({ auth: "required" }, async ({ actor }) => cancelDeletion(actor));
