import { signUp } from "@/lib/accounts/authentication/sign-up.commands";
import { signUpInput } from "@/lib/accounts/schema";
import { route } from "@/lib/http/route";
import { checkForm } from "@/lib/platform/security/form-token";

export const POST = route({ body: signUpInput, status: 201 }, async ({ body, client }) => {
  checkForm(body, new Date());
  return signUp(body, client);
});
