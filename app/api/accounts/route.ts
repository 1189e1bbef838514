import { signUp } from "@/lib/accounts/authentication/sign-up.commands";
import { route } from "@/lib/http/route";
import { checkForm } from "@/lib/platform/security/form-token";
import * as operation from "./operation";

export const POST = route(operation.POST, async ({ body, client }) => {
  checkForm(body, new Date());
  return signUp(body, client);
});
