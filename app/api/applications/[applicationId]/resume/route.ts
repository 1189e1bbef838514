import { openApplicationResume } from "@/lib/applications/employer-view/resume-access.commands";
import { resumeFile } from "@/lib/http/download";
import { route } from "@/lib/http/route";
import * as operation from "./operation";

export const GET = route(operation.GET, async ({ actor, client, params, query }) =>
  resumeFile(await openApplicationResume(actor, client, params.applicationId), query.show),
);
