import { refreshToken } from "@/lib/accounts/authentication/tokens.commands";
import { refreshInput } from "@/lib/accounts/schema";
import { route } from "@/lib/http/route";

export const POST = route({ body: refreshInput }, async ({ body, client }) => ({
  token: await refreshToken(body, client),
}));
