import { route } from "@/lib/http/route";
import { retryTasks } from "@/lib/operations/failed-tasks.commands";
import * as operation from "./operation";

export const POST = route(operation.POST, async ({ actor, body, client }) =>
  retryTasks(actor, body, client),
);
