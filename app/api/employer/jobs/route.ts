import { route } from "@/lib/http/route";
import { listOwnJobs } from "@/lib/jobs/employer/queries";
import * as operation from "./operation";

export const GET = route(operation.GET, async ({ actor, query }) => listOwnJobs(actor, query));
