import { undoMoves } from "@/lib/applications/pipeline/moves.commands";
import { undoInput } from "@/lib/applications/pipeline/moves.schema";
import { route } from "@/lib/http/route";

export const POST = route({ auth: "required", body: undoInput }, async ({ actor, body }) =>
  undoMoves(actor, body),
);
