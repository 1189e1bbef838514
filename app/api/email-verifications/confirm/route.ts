import { confirmEmail } from "@/lib/accounts/email/commands";
import { linkInput } from "@/lib/accounts/schema";
import { route } from "@/lib/http/route";

export const POST = route({ body: linkInput }, async ({ body, client }) =>
  confirmEmail(body.token, client),
);
