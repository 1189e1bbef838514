import { readApplicationResume } from "@/lib/applications/employer-view/resume-access.commands";
import { route } from "@/lib/http/route";
import * as operation from "./operation";

export const GET = route(operation.GET, async ({ actor, client, params }) =>
  readApplicationResume(actor, client, params.applicationId),
);
