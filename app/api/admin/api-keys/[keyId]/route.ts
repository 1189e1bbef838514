import { revokeApiKey } from "@/lib/accounts/api-keys/commands";
import { route } from "@/lib/http/route";
import * as operation from "./operation";

export const DELETE = route(operation.DELETE, async ({ actor, client, params }) =>
  revokeApiKey({ actor, client, owner: "site" }, params.keyId),
);
