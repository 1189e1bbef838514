import { route } from "@/lib/http/route";
import { savePreferences } from "@/lib/recommendations/preferences.commands";
import { findPreferences } from "@/lib/recommendations/preferences.queries";
import * as operation from "./operation";

export const GET = route(operation.GET, async ({ actor }) => findPreferences(actor));

export const PUT = route(operation.PUT, async ({ actor, body }) => {
  await savePreferences(actor, body);
  return findPreferences(actor);
});
