import { route } from "@/lib/http/route";
import { DomainError } from "@/lib/shared/errors";
import { changeSource, deleteSource } from "@/lib/sources/commands";
import { findCompanySource } from "@/lib/sources/queries";
import * as operation from "./operation";

export const GET = route(operation.GET, async ({ actor, params }) => {
  const found = await findCompanySource(actor, params.sourceId);
  if (found?.companyId === params.companyId) return found.source;
  throw new DomainError("not_found", "This source has been deleted.");
});

export const PATCH = route(operation.PATCH, ({ actor, client, params, body }) =>
  changeSource({ actor, client, companyId: params.companyId }, params.sourceId, body),
);

export const DELETE = route(operation.DELETE, ({ actor, client, params, query }) =>
  deleteSource({ actor, client, companyId: params.companyId }, params.sourceId, query),
);
