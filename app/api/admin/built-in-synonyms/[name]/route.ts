import { route } from "@/lib/http/route";
import { switchBuiltInSynonyms } from "@/lib/search/vocabulary/synonyms.commands";
import * as operation from "./operation";

const spaced = (name: string) => name.replaceAll("-", " ");

export const PUT = route(operation.PUT, async ({ actor, params: { name }, client }) =>
  switchBuiltInSynonyms(actor, { name: spaced(name), isOn: true }, client),
);

export const DELETE = route(operation.DELETE, async ({ actor, params: { name }, client }) =>
  switchBuiltInSynonyms(actor, { name: spaced(name), isOn: false }, client),
);
