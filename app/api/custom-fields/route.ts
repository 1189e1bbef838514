import { route } from "@/lib/http/route";
import { listAskedFields } from "@/lib/jobs/custom-fields/queries";
import * as operation from "./operation";

export const GET = route(operation.GET, async () => ({ fields: listAskedFields() }));
