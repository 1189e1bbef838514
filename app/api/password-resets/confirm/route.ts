import {
  keepKnownDevices,
  readKnownDevices,
} from "@/lib/accounts/authentication/known-devices.session";
import { resetPassword } from "@/lib/accounts/authentication/passwords.commands";
import { route } from "@/lib/http/route";
import * as operation from "./operation";

export const POST = route(operation.POST, async ({ body, client }) => {
  await keepKnownDevices(await resetPassword(body, client, await readKnownDevices()));
});
