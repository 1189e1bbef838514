import { route } from "@/lib/http/route";
import { listHiringManagers } from "@/lib/jobs/employer/hiring-managers.queries";
import * as operation from "./operation";

export const GET = route(operation.GET, async ({ actor, params }) =>
  listHiringManagers(actor, params.jobId),
);
