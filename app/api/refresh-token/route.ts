import { refreshInput } from "@/lib/accounts/schema";
import { refreshToken } from "@/lib/accounts/tokens/commands";
import { route } from "@/lib/http/route";

export const POST = route({ body: refreshInput }, async ({ body, client }) => ({
  token: await refreshToken(body, client),
}));
