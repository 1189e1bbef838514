import { readBytes } from "@/lib/http/body";
import { BODY_LIMITS } from "@/lib/http/body-limits";
import { route } from "@/lib/http/route";
import { uploadResume } from "@/lib/profiles/resumes/commands";
import { listResumes } from "@/lib/profiles/resumes/queries";
import { resumeUpload } from "@/lib/profiles/resumes/schema";

export const GET = route({ auth: "required" }, async ({ actor }) => ({
  resumes: await listResumes(actor),
}));

// The body is the file itself, and its name stands in the address.
export const POST = route(
  { auth: "required", query: resumeUpload, status: 201 },
  async ({ actor, query: { name }, request }) =>
    uploadResume(actor, {
      name,
      bytes: await readBytes(request, BODY_LIMITS["/api/resumes"]),
    }),
);
