import { route } from "@/lib/http/route";
import { previewFields } from "@/lib/sources/fields.commands";
import * as operation from "./operation";

export const POST = route(operation.POST, ({ actor, client, params, body }) =>
  previewFields({ actor, client }, { sourceId: params.sourceId, ...body }),
);
