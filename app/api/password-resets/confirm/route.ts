import { resetPassword } from "@/lib/accounts/passwords/commands";
import { resetInput } from "@/lib/accounts/schema";
import { route } from "@/lib/http/route";

export const POST = route({ body: resetInput }, async ({ body, client }) =>
  resetPassword(body, client),
);
