import { openApplicationResume } from "@/lib/applications/employer-view/resume-access.commands";
import { resumeQuery } from "@/lib/applications/employer-view/resume-access.schema";
import { applicationParams } from "@/lib/applications/status.schema";
import { download, showInline } from "@/lib/http/download";
import { route } from "@/lib/http/route";

export const GET = route(
  { auth: "required", viewers: "may_not", params: applicationParams, query: resumeQuery },
  async ({ actor, client, params, query }) => {
    const opened = await openApplicationResume(actor, client, params.applicationId);
    return query.show === "inline" ? showInline(opened) : download(opened);
  },
);
