import { route } from "@/lib/http/route";
import { retryTasks } from "@/lib/operations/failed-tasks.commands";
import { retryInput } from "@/lib/operations/failed-tasks.schema";

export const POST = route({ auth: "required", body: retryInput }, async ({ actor, body, client }) =>
  retryTasks(actor, body, client),
);
