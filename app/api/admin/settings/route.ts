import { changeSettings } from "@/lib/administration/settings.commands";
import { route } from "@/lib/http/route";
import * as operation from "./operation";

export const PATCH = route(operation.PATCH, async ({ actor, body, client }) =>
  changeSettings(actor, body, client),
);
