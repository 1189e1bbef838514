import { route } from "@/lib/http/route";
import { hideFromDomain, showToDomain } from "@/lib/profiles/visibility.commands";
import { findVisibility } from "@/lib/profiles/visibility.queries";
import * as operation from "./operation";

export const PUT = route(operation.PUT, async ({ actor, params }) => {
  await hideFromDomain(actor, params.domain);
  return findVisibility(actor);
});

export const DELETE = route(operation.DELETE, async ({ actor, params }) => {
  await showToDomain(actor, params.domain);
  return findVisibility(actor);
});
