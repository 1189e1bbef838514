import { route } from "@/lib/http/route";
import { deleteSynonym } from "@/lib/search/vocabulary/synonyms.commands";
import * as operation from "./operation";

export const DELETE = route(operation.DELETE, async ({ actor, params, client }) =>
  deleteSynonym(actor, params.synonymId, client),
);
