import { route } from "@/lib/http/route";
import { endReferenced, putReferenced } from "@/lib/jobs/by-reference/commands";
import { readReferenced } from "@/lib/jobs/by-reference/queries";
import * as operation from "./operation";

export const GET = route(operation.GET, async ({ actor, params, query }) =>
  readReferenced(actor, params, query.companyId),
);

export const PUT = route(operation.PUT, async ({ actor, params, body, idempotencyKey, reply }) => {
  const result = await putReferenced(actor, params, { ...body, idempotencyKey });
  if (result.outcome === "created") reply.status = 201;
  return result;
});

export const DELETE = route(operation.DELETE, async ({ actor, params, query }) =>
  endReferenced(actor, params, query.companyId),
);
