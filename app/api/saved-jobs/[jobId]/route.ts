import { route } from "@/lib/http/route";
import { saveJob, unsaveJob } from "@/lib/jobs/saved/commands";
import { savedJobParams } from "@/lib/jobs/saved/schema";

export const PUT = route({ auth: "required", params: savedJobParams }, async ({ actor, params }) =>
  saveJob(actor, params.jobId),
);

export const DELETE = route(
  { auth: "required", params: savedJobParams },
  async ({ actor, params }) => unsaveJob(actor, params.jobId),
);
