import { rescheduleInterview } from "@/lib/applications/interviews/commands";
import { route } from "@/lib/http/route";
import * as operation from "./operation";

export const PATCH = route(operation.PATCH, async ({ actor, params, body }) =>
  rescheduleInterview(actor, params, body),
);
