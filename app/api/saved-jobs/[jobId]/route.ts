import { route } from "@/lib/http/route";
import { noteJob, saveJob, unsaveJob } from "@/lib/jobs/saved.commands";
import { noteInput, savedJobParams } from "@/lib/jobs/saved.schema";

export const PUT = route({ auth: "required", params: savedJobParams }, async ({ actor, params }) =>
  saveJob(actor, params.jobId),
);

export const DELETE = route(
  { auth: "required", params: savedJobParams },
  async ({ actor, params }) => unsaveJob(actor, params.jobId),
);

export const PATCH = route(
  { auth: "required", params: savedJobParams, body: noteInput },
  async ({ actor, params, body }) => noteJob(actor, params.jobId, body),
);
