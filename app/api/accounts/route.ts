import { signUpInput } from "@/lib/accounts/schema";
import { signUp } from "@/lib/accounts/sign-up/commands";
import { route } from "@/lib/http/route";
import { checkForm } from "@/lib/platform/form-token";

export const POST = route({ body: signUpInput, status: 201 }, async ({ body, client }) => {
  checkForm(body, new Date());
  return signUp(body, client);
});
