import { route } from "@/lib/http/route";
import { listEmployerJobs } from "@/lib/jobs/employer/queries";
import * as operation from "./operation";

export const GET = route(operation.GET, async ({ actor, query }) => listEmployerJobs(actor, query));
