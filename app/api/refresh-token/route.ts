import { refreshToken } from "@/lib/accounts/authentication/tokens.commands";
import { route } from "@/lib/http/route";
import * as operation from "./operation";

export const POST = route(operation.POST, async ({ body, client }) => ({
  token: await refreshToken(body, client),
}));
