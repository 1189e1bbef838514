import { loginInput } from "@/lib/accounts/schema";
import { logInForToken } from "@/lib/accounts/tokens/commands";
import { route } from "@/lib/http/route";

export const POST = route({ body: loginInput }, async ({ body, client }) =>
  logInForToken(body, client),
);
