import { changeGroup } from "@/lib/administration/setting-groups/commands";
import { route } from "@/lib/http/route";
import * as operation from "./operation";

export const PUT = route(operation.PUT, async ({ actor, body, client }) =>
  changeGroup(actor, { name: "discovery", input: body }, client),
);
