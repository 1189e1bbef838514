import { answerVisit, recordVisit } from "@/lib/applications/applying/external.commands";
import { visitAnswer, visitParams } from "@/lib/applications/applying/external.schema";
import { route } from "@/lib/http/route";

export const POST = route({ auth: "required", params: visitParams }, async ({ actor, params }) =>
  recordVisit(actor, params.jobId),
);

export const PATCH = route(
  { auth: "required", params: visitParams, body: visitAnswer },
  async ({ actor, params, body }) => answerVisit(actor, params.jobId, body),
);
