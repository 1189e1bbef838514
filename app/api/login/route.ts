import { logInForToken } from "@/lib/accounts/authentication/tokens.commands";
import { loginInput } from "@/lib/accounts/schema";
import { route } from "@/lib/http/route";

export const POST = route({ body: loginInput }, async ({ body, client }) =>
  logInForToken(body, client),
);
