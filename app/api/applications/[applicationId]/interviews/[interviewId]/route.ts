import { cancelInterview, reschedule } from "@/lib/applications/interviews/commands";
import { interviewChange, interviewParams } from "@/lib/applications/interviews/schema";
import { route } from "@/lib/http/route";

export const PATCH = route(
  { auth: "required", params: interviewParams, body: interviewChange },
  async ({ actor, params, body }) => reschedule(actor, params, body),
);

export const DELETE = route(
  { auth: "required", params: interviewParams },
  async ({ actor, params }) => cancelInterview(actor, params),
);
