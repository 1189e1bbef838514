import { confirmEmail } from "@/lib/accounts/email-address.commands";
import { emailConfirmationInput } from "@/lib/accounts/schema";
import { readRequestActor } from "@/lib/accounts/session";
import { route } from "@/lib/http/route";

export const POST = route({ body: emailConfirmationInput }, async ({ body, client, request }) =>
  confirmEmail(body, { actor: await readRequestActor(request), client }),
);
