import { requestEmailChange } from "@/lib/accounts/email-address.commands";
import { emailChangeInput } from "@/lib/accounts/schema";
import { route } from "@/lib/http/route";

export const POST = route(
  { auth: "required", body: emailChangeInput },
  async ({ actor, body, client }) => requestEmailChange(actor, body, client),
);
