import { moveMany } from "@/lib/applications/pipeline/moves.commands";
import { movesInput } from "@/lib/applications/pipeline/moves.schema";
import { route } from "@/lib/http/route";

export const POST = route({ auth: "required", body: movesInput }, async ({ actor, body }) =>
  moveMany(actor, body),
);
