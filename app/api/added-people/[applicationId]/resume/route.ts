import { openAddedResume } from "@/lib/applications/by-hand/links.queries";
import { resumeFile } from "@/lib/http/download";
import { route } from "@/lib/http/route";
import * as operation from "./operation";

export const GET = route(operation.GET, async ({ params, query }) =>
  resumeFile(await openAddedResume(params.applicationId, query.token)),
);
