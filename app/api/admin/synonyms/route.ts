import { route } from "@/lib/http/route";
import { addSynonym } from "@/lib/search/vocabulary/synonyms.commands";
import * as operation from "./operation";

export const POST = route(operation.POST, async ({ actor, body, client }) =>
  addSynonym(actor, body, client),
);
