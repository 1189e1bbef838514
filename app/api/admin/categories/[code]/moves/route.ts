import { route } from "@/lib/http/route";
import { moveCategory } from "@/lib/jobs/categories/commands";
import * as operation from "./operation";

export const POST = route(operation.POST, async ({ actor, params, body, client }) =>
  moveCategory(actor, { code: params.code, direction: body.direction }, client),
);
