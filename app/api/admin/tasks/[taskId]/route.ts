import { route } from "@/lib/http/route";
import { deleteTask } from "@/lib/operations/failed-tasks.commands";
import { taskParams } from "@/lib/operations/failed-tasks.schema";

export const DELETE = route(
  { auth: "required", params: taskParams },
  async ({ actor, params, client }) => deleteTask(actor, params.taskId, client),
);
