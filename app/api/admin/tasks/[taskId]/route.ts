import { route } from "@/lib/http/route";
import { deleteTask } from "@/lib/operations/failures/commands";
import { taskParams } from "@/lib/operations/failures/schema";

export const DELETE = route(
  { auth: "required", params: taskParams },
  async ({ actor, params, client }) => deleteTask(actor, params.taskId, client),
);
