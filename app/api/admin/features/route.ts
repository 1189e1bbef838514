import { changeGroup } from "@/lib/administration/setting-groups/commands";
import { route } from "@/lib/http/route";
import * as operation from "./operation";

export const PATCH = route(operation.PATCH, async ({ actor, body, client }) =>
  changeGroup(actor, { name: "features", input: body }, client),
);
