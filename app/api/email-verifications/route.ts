import { requestVerification } from "@/lib/accounts/email-address.commands";
import { route } from "@/lib/http/route";
import * as operation from "./operation";

export const POST = route(operation.POST, async ({ actor, client }) =>
  requestVerification(actor, client),
);
