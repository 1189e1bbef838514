import { route } from "@/lib/http/route";
import { addSource } from "@/lib/sources/commands";
import * as operation from "./operation";

export const POST = route(operation.POST, ({ actor, client, body }) =>
  addSource({ actor, client }, body),
);
