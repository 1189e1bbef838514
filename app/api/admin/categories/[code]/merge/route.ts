import { route } from "@/lib/http/route";
import { mergeCategory } from "@/lib/jobs/categories/commands";
import * as operation from "./operation";

export const POST = route(operation.POST, async ({ actor, params, body, client }) =>
  mergeCategory(actor, { code: params.code, into: body.into }, client),
);
