import { route } from "@/lib/http/route";
import { postSpecJob } from "@/lib/jobs/posting/spec-api.commands";
import * as operation from "./operation";

export const POST = route(operation.POST, async ({ actor, body }) => {
  const { id, title, status, message, reviewReasons } = await postSpecJob(actor, body);
  return { success: true, message, job: { _id: id, title, status, reviewReasons } };
});
