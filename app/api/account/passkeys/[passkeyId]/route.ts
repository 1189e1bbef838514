import { removePasskey, renamePasskey } from "@/lib/accounts/passkeys/passkeys.commands";
import { route } from "@/lib/http/route";
import * as operation from "./operation";

export const PATCH = route(operation.PATCH, async ({ actor, params, body }) =>
  renamePasskey(actor, params.passkeyId, body.name),
);

export const DELETE = route(operation.DELETE, async ({ actor, params, body }) =>
  removePasskey(actor, params.passkeyId, body.currentPassword),
);
