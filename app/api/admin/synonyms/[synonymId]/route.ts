import { route } from "@/lib/http/route";
import { deleteSynonym } from "@/lib/search/vocabulary/synonyms.commands";
import { synonymParams } from "@/lib/search/vocabulary/synonyms.schema";

export const DELETE = route(
  { auth: "required", params: synonymParams },
  async ({ actor, params, client }) => deleteSynonym(actor, params.synonymId, client),
);
