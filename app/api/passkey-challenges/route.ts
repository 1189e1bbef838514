import { beginPasskeyLogin } from "@/lib/accounts/passkeys/passkey-login.commands";
import { route } from "@/lib/http/route";
import * as operation from "./operation";

export const POST = route(operation.POST, async () => ({ ...(await beginPasskeyLogin()) }));
