import { route } from "@/lib/http/route";
import { addSource } from "@/lib/sources/commands";
import { listSources } from "@/lib/sources/queries";
import * as operation from "./operation";

export const GET = route(operation.GET, ({ actor, query }) => listSources(actor, query.page));

export const POST = route(operation.POST, ({ actor, client, body }) =>
  addSource({ actor, client }, body),
);
