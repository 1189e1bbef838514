import { route } from "@/lib/http/route";
import { hideFromCompany, showToCompany } from "@/lib/profiles/visibility.commands";
import { findVisibility } from "@/lib/profiles/visibility.queries";
import * as operation from "./operation";

export const PUT = route(operation.PUT, async ({ actor, params }) => {
  await hideFromCompany(actor, params.companyId);
  return findVisibility(actor);
});

export const DELETE = route(operation.DELETE, async ({ actor, params }) => {
  await showToCompany(actor, params.companyId);
  return findVisibility(actor);
});
