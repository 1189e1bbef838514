import { chooseTime } from "@/lib/applications/interviews/choices.commands";
import { route } from "@/lib/http/route";
import * as operation from "./operation";

export const PUT = route(operation.PUT, async ({ actor, params, body }) =>
  chooseTime(actor, params, body),
);
