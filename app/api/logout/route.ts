import { bearerOf } from "@/lib/accounts/session";
import { signOut } from "@/lib/accounts/sessions/commands";
import { route } from "@/lib/http/route";

export const POST = route({ auth: "required", viewers: "may" }, async ({ actor, request }) =>
  signOut(actor, bearerOf(request)),
);
