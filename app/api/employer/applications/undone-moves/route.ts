import { undoMoves } from "@/lib/applications/pipeline/moves.commands";
import { route } from "@/lib/http/route";
import * as operation from "./operation";

export const POST = route(operation.POST, async ({ actor, body }) => undoMoves(actor, body));
