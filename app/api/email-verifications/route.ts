import { requestVerification } from "@/lib/accounts/email-address.commands";
import { route } from "@/lib/http/route";

export const POST = route({ auth: "required" }, async ({ actor, client }) =>
  requestVerification(actor, client),
);
