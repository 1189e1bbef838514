import { route } from "@/lib/http/route";
import { takeDown } from "@/lib/moderation/decisions.commands";
import { removalInput } from "@/lib/moderation/decisions.schema";
import { reportParams } from "@/lib/moderation/report-input.schema";

export const POST = route(
  { auth: "required", params: reportParams, body: removalInput },
  async ({ actor, params, body }) => takeDown(actor, params.jobId, body.reason),
);
