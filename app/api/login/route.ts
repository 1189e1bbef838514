import { logInForToken } from "@/lib/accounts/authentication/tokens.commands";
import { route } from "@/lib/http/route";
import * as operation from "./operation";

export const POST = route(operation.POST, async ({ body, client }) => logInForToken(body, client));
