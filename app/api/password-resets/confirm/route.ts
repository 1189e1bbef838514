import {
  keepKnownDevices,
  readKnownDevices,
} from "@/lib/accounts/authentication/known-devices.session";
import { resetPassword } from "@/lib/accounts/authentication/passwords.commands";
import { resetInput } from "@/lib/accounts/schema";
import { route } from "@/lib/http/route";

export const POST = route({ body: resetInput }, async ({ body, client }) => {
  await keepKnownDevices(await resetPassword(body, client, await readKnownDevices()));
});
