import {
  keepKnownDevices,
  readKnownDevices,
} from "@/lib/accounts/authentication/known-devices.session";
import { changePassword } from "@/lib/accounts/authentication/passwords.commands";
import { route } from "@/lib/http/route";
import * as operation from "./operation";

export const POST = route(operation.POST, async ({ actor, body }) => {
  await keepKnownDevices(await changePassword(actor, body, await readKnownDevices()));
});
