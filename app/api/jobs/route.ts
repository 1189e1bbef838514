import { route } from "@/lib/http/route";
import { postJob } from "@/lib/jobs/posting/commands";
import { newPostingInput } from "@/lib/jobs/posting/schema";

export const POST = route(
  { auth: "required", body: newPostingInput, status: 201 },
  async ({ actor, body }) => postJob(actor, body),
);
