import { confirmEmail } from "@/lib/accounts/email-address.commands";
import { readRequestActor } from "@/lib/accounts/session";
import { route } from "@/lib/http/route";
import * as operation from "./operation";

export const POST = route(operation.POST, async ({ body, client, request }) =>
  confirmEmail(body, { actor: await readRequestActor(request), client }),
);
