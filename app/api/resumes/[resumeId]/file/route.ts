import { resumeFile } from "@/lib/http/download";
import { route } from "@/lib/http/route";
import { downloadResume } from "@/lib/profiles/resumes/commands";
import * as operation from "./operation";

export const GET = route(operation.GET, async ({ actor, client, params: { resumeId } }) =>
  resumeFile(await downloadResume(actor, client, resumeId)),
);
