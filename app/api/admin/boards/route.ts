import { route } from "@/lib/http/route";
import { addBoard } from "@/lib/jobs/boards/commands";
import { listBoards } from "@/lib/jobs/boards/queries";
import * as operation from "./operation";

export const GET = route(operation.GET, async ({ actor }) => ({
  boards: await listBoards(actor),
}));

export const POST = route(operation.POST, async ({ actor, body, client }) => ({
  id: await addBoard(actor, body, client),
}));
