import { signUpForToken } from "@/lib/accounts/authentication/tokens.commands";
import { apiSignUpInput } from "@/lib/accounts/schema";
import { route } from "@/lib/http/route";

export const POST = route({ body: apiSignUpInput, status: 201 }, async ({ body, client }) =>
  signUpForToken(body, client),
);
