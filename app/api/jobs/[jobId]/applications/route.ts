import { applicationInput, applyParams } from "@/lib/applications/applying/submissions.schema";
import { apply } from "@/lib/applications/commands";
import { route } from "@/lib/http/route";

export const POST = route(
  { auth: "required", params: applyParams, body: applicationInput },
  async ({ actor, params, body }) => {
    const { application, isNew } = await apply(actor, params.jobId, body);
    return Response.json(application, { status: isNew ? 201 : 200 });
  },
);
