import { changeProfile } from "@/lib/accounts/profile.commands";
import { getAccount } from "@/lib/accounts/queries";
import { route } from "@/lib/http/route";
import * as operation from "./operation";

export const GET = route(operation.GET, async ({ actor }) => getAccount(actor));

export const PATCH = route(operation.PATCH, async ({ actor, body }) => {
  await changeProfile(actor, body);
  return getAccount(actor);
});
