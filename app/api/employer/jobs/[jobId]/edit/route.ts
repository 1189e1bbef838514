import { route } from "@/lib/http/route";
import { withdrawEdit } from "@/lib/jobs/own/decisions/commands";
import { ownJobParams } from "@/lib/jobs/own/steps/schema";

export const DELETE = route({ auth: "required", params: ownJobParams }, async ({ actor, params }) =>
  withdrawEdit(actor, params.jobId),
);
