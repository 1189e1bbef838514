import { route } from "@/lib/http/route";
import { chooseMails } from "@/lib/notifications/commands";
import { mailChoicesInput } from "@/lib/notifications/schema";

export const PATCH = route(
  { auth: "required", body: mailChoicesInput },
  async ({ actor, body }) => ({ mailChoices: await chooseMails(actor, body) }),
);
