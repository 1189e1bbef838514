import { route } from "@/lib/http/route";
import { switchBuiltInSynonyms } from "@/lib/search/vocabulary/synonyms.commands";
import { builtInParams } from "@/lib/search/vocabulary/synonyms.schema";

const spaced = (name: string) => name.replaceAll("-", " ");

export const PUT = route(
  { auth: "required", params: builtInParams },
  async ({ actor, params: { name }, client }) =>
    switchBuiltInSynonyms(actor, { name: spaced(name), isOn: true }, client),
);

export const DELETE = route(
  { auth: "required", params: builtInParams },
  async ({ actor, params: { name }, client }) =>
    switchBuiltInSynonyms(actor, { name: spaced(name), isOn: false }, client),
);
