import { addPasskey } from "@/lib/accounts/passkeys/passkeys.commands";
import { listPasskeys } from "@/lib/accounts/passkeys/passkeys.queries";
import { route } from "@/lib/http/route";
import * as operation from "./operation";

export const GET = route(operation.GET, async ({ actor }) => ({
  passkeys: await listPasskeys(actor),
}));

export const POST = route(operation.POST, async ({ actor, body }) => addPasskey(actor, body));
