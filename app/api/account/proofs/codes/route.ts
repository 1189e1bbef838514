import { requestProofCode } from "@/lib/accounts/authentication/proving.commands";
import { route } from "@/lib/http/route";
import * as operation from "./operation";

export const POST = route(operation.POST, async ({ actor, client }) =>
  requestProofCode(actor, client),
);
