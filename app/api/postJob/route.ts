import { route } from "@/lib/http/route";
import { postSpecJob } from "@/lib/jobs/posting/spec-api.commands";
import { specPosting } from "@/lib/jobs/posting/spec-api.schema";

export const POST = route(
  { auth: "required", body: specPosting, status: 201 },
  async ({ actor, body }) => {
    const { id, title, status, message, reviewReasons } = await postSpecJob(actor, body);
    return { success: true, message, job: { _id: id, title, status, reviewReasons } };
  },
);
