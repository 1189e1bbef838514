import { route } from "@/lib/http/route";
import { deleteTask } from "@/lib/operations/failed-tasks.commands";
import * as operation from "./operation";

export const DELETE = route(operation.DELETE, async ({ actor, params, client }) =>
  deleteTask(actor, params.taskId, client),
);
