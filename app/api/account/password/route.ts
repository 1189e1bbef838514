import { changePassword } from "@/lib/accounts/passwords/commands";
import { passwordChangeInput } from "@/lib/accounts/schema";
import { route } from "@/lib/http/route";

export const POST = route(
  { auth: "required", body: passwordChangeInput },
  async ({ actor, body }) => changePassword(actor, body),
);
