import { requestPasswordReset } from "@/lib/accounts/authentication/passwords.commands";
import { route } from "@/lib/http/route";
import * as operation from "./operation";

export const POST = route(operation.POST, async ({ body, client }) => {
  await requestPasswordReset(body.email, client);
  return { message: "If an account exists for this address, an email with a link is on its way." };
});
