import { route } from "@/lib/http/route";
import { DomainError } from "@/lib/shared/errors";
import { changeSource, deleteSource } from "@/lib/sources/commands";
import { findSource } from "@/lib/sources/queries";
import * as operation from "./operation";

export const GET = route(operation.GET, async ({ actor, params }) => {
  const source = await findSource(actor, params.sourceId);
  if (!source) throw new DomainError("not_found", "This source has been deleted.");
  return source;
});

export const PATCH = route(operation.PATCH, ({ actor, client, params, body }) =>
  changeSource({ actor, client }, params.sourceId, body),
);

export const DELETE = route(operation.DELETE, ({ actor, client, params, query }) =>
  deleteSource({ actor, client }, params.sourceId, query),
);
