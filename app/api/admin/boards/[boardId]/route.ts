import { route } from "@/lib/http/route";
import { changeBoard, deleteBoard } from "@/lib/jobs/boards/commands";
import * as operation from "./operation";

export const PUT = route(operation.PUT, async ({ actor, params, body, client }) =>
  changeBoard(actor, { boardId: params.boardId, input: body }, client),
);

export const DELETE = route(operation.DELETE, async ({ actor, params, client }) =>
  deleteBoard(actor, params.boardId, client),
);
