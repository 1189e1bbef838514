import { route } from "@/lib/http/route";
import { changePreferences } from "@/lib/notifications/preferences.commands";
import * as operation from "./operation";

export const PATCH = route(operation.PATCH, async ({ actor, body }) => ({
  choices: await changePreferences(actor, body),
}));
