import { route } from "@/lib/http/route";
import { uploadResume } from "@/lib/profiles/resumes/commands";
import { listResumes } from "@/lib/profiles/resumes/queries";
import * as operation from "./operation";

export const GET = route(operation.GET, async ({ actor }) => ({
  resumes: await listResumes(actor),
}));

// The body is the file itself, and its name is in the address.
export const POST = route(operation.POST, ({ actor, query: { name }, bytes }) =>
  uploadResume(actor, { name, bytes }),
);
