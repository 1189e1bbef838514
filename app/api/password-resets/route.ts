import { requestPasswordReset } from "@/lib/accounts/authentication/passwords.commands";
import { resetRequestInput } from "@/lib/accounts/schema";
import { route } from "@/lib/http/route";

export const POST = route({ body: resetRequestInput, status: 202 }, async ({ body, client }) => {
  await requestPasswordReset(body.email, client);
  return { message: "If an account exists for this address, an email with a link is on its way." };
});
