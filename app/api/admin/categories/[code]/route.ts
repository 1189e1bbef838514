import { route } from "@/lib/http/route";
import { changeCategory } from "@/lib/jobs/categories/commands";
import * as operation from "./operation";

export const PUT = route(operation.PUT, async ({ actor, params, body, client }) =>
  changeCategory(actor, { code: params.code, input: body }, client),
);
