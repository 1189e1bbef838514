import { route } from "@/lib/http/route";
import { choose } from "@/lib/notifications/preferences.commands";
import { choicesInput } from "@/lib/notifications/schema";

export const PATCH = route({ auth: "required", body: choicesInput }, async ({ actor, body }) => ({
  choices: await choose(actor, body),
}));
