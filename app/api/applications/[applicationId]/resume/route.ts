import { openApplicationResume } from "@/lib/applications/access/commands";
import { applicationParams } from "@/lib/applications/timeline/schema";
import { download } from "@/lib/http/download";
import { route } from "@/lib/http/route";

export const GET = route(
  { auth: "required", params: applicationParams },
  async ({ actor, client, params }) =>
    download(await openApplicationResume(actor, client, params.applicationId)),
);
