import { route } from "@/lib/http/route";
import { changeSettings } from "@/lib/operations/settings.commands";
import * as operation from "./operation";

export const PATCH = route(operation.PATCH, async ({ actor, body, client }) =>
  changeSettings(actor, body, client),
);
