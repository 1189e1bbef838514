import { route } from "@/lib/http/route";
import { withdrawEdit } from "@/lib/jobs/employer/edit-decisions.commands";
import { ownJobParams } from "@/lib/jobs/employer/lifecycle.schema";

export const DELETE = route({ auth: "required", params: ownJobParams }, async ({ actor, params }) =>
  withdrawEdit(actor, params.jobId),
);
