import { retryTasks } from "@/lib/administration/failed-tasks.commands";
import { route } from "@/lib/http/route";
import * as operation from "./operation";

export const POST = route(operation.POST, async ({ actor, body, client }) =>
  retryTasks(actor, body, client),
);
