import { beginPasskey } from "@/lib/accounts/passkeys/passkeys.commands";
import { route } from "@/lib/http/route";
import * as operation from "./operation";

export const POST = route(operation.POST, async ({ actor, body }) => ({
  ...(await beginPasskey(actor, body.currentPassword)),
}));
