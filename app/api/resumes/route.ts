import { readBytes } from "@/lib/http/body";
import { route } from "@/lib/http/route";
import { DomainError } from "@/lib/platform/errors";
import { resumeRefusal, uploadResume } from "@/lib/profiles/resumes/commands";
import { listResumes } from "@/lib/profiles/resumes/queries";
import { RESUME_MAX_BYTES, resumeUpload } from "@/lib/profiles/resumes/schema";

export const GET = route({ auth: "required" }, async ({ actor }) => ({
  resumes: await listResumes(actor),
}));

async function readFile(request: Request): Promise<Uint8Array> {
  try {
    return await readBytes(request, RESUME_MAX_BYTES);
  } catch (error) {
    const isTooLarge = error instanceof DomainError && error.code === "too_large";
    throw isTooLarge ? resumeRefusal("size") : error;
  }
}

// The body is the file itself, and its name stands in the address.
export const POST = route(
  { auth: "required", query: resumeUpload, status: 201 },
  async ({ actor, query: { name }, request }) =>
    uploadResume(actor, { name, bytes: await readFile(request) }),
);
