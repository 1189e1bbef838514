import { openApplicationResume } from "@/lib/applications/access/commands";
import { resumeQuery } from "@/lib/applications/access/schema";
import { applicationParams } from "@/lib/applications/timeline/schema";
import { download, showInline } from "@/lib/http/download";
import { route } from "@/lib/http/route";

export const GET = route(
  { auth: "required", viewers: "may_not", params: applicationParams, query: resumeQuery },
  async ({ actor, client, params, query }) => {
    const opened = await openApplicationResume(actor, client, params.applicationId);
    return query.show === "inline" ? showInline(opened) : download(opened);
  },
);
