import { route } from "@/lib/http/route";
import { addSynonym } from "@/lib/search/vocabulary/synonyms.commands";
import { synonymInput } from "@/lib/search/vocabulary/synonyms.schema";

export const POST = route(
  { auth: "required", body: synonymInput, status: 201 },
  async ({ actor, body, client }) => addSynonym(actor, body, client),
);
