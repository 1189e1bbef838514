import { changeProfile } from "@/lib/accounts/profile.commands";
import { getAccount } from "@/lib/accounts/queries";
import { profileInput } from "@/lib/accounts/schema";
import { route } from "@/lib/http/route";

export const GET = route({ auth: "required" }, async ({ actor }) => getAccount(actor));

export const PATCH = route({ auth: "required", body: profileInput }, async ({ actor, body }) => {
  await changeProfile(actor, body);
  return getAccount(actor);
});
