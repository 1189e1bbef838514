import { route } from "@/lib/http/route";
import { changeSettings } from "@/lib/operations/settings.commands";
import { settingsInput } from "@/lib/operations/settings.schema";

export const PATCH = route(
  { auth: "required", body: settingsInput },
  async ({ actor, body, client }) => changeSettings(actor, body, client),
);
