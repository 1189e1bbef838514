import { createApiKey } from "@/lib/accounts/api-keys/commands";
import { route } from "@/lib/http/route";
import * as operation from "./operation";

export const POST = route(operation.POST, async ({ actor, client, body }) =>
  createApiKey({ actor, client, owner: "self" }, body),
);
