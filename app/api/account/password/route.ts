import {
  keepKnownDevices,
  readKnownDevices,
} from "@/lib/accounts/authentication/known-devices.session";
import { changePassword } from "@/lib/accounts/authentication/passwords.commands";
import { passwordChangeInput } from "@/lib/accounts/schema";
import { route } from "@/lib/http/route";

export const POST = route(
  { auth: "required", body: passwordChangeInput },
  async ({ actor, body }) => {
    await keepKnownDevices(await changePassword(actor, body, await readKnownDevices()));
  },
);
