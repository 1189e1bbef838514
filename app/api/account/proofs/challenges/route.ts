import { beginPasskeyProof } from "@/lib/accounts/passkeys/passkey-login.commands";
import { route } from "@/lib/http/route";
import * as operation from "./operation";

export const POST = route(operation.POST, async ({ actor }) => ({
  ...(await beginPasskeyProof(actor)),
}));
