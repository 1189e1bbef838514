import { route } from "@/lib/http/route";
import { changeSource, deleteSource } from "@/lib/sources/commands";
import * as operation from "./operation";

export const PATCH = route(operation.PATCH, ({ actor, client, params, body }) =>
  changeSource({ actor, client, companyId: params.companyId }, params.sourceId, body),
);

export const DELETE = route(operation.DELETE, ({ actor, client, params, query }) =>
  deleteSource({ actor, client, companyId: params.companyId }, params.sourceId, query),
);
