import { download } from "@/lib/http/download";
import { route } from "@/lib/http/route";
import { downloadResume } from "@/lib/profiles/resumes/commands";
import { resumeParams } from "@/lib/profiles/resumes/schema";

export const GET = route(
  { auth: "required", viewers: "may_not", params: resumeParams },
  async ({ actor, client, params: { resumeId } }) =>
    download(await downloadResume(actor, client, resumeId)),
);
