import { cancelInterview } from "@/lib/applications/interviews/commands";
import { route } from "@/lib/http/route";
import * as operation from "./operation";

export const POST = route(operation.POST, async ({ actor, params, body }) =>
  cancelInterview(actor, params, body),
);
