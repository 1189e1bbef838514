import { deleteTask } from "@/lib/administration/failed-tasks.commands";
import { route } from "@/lib/http/route";
import * as operation from "./operation";

export const DELETE = route(operation.DELETE, async ({ actor, params, client }) =>
  deleteTask(actor, params.taskId, client),
);
