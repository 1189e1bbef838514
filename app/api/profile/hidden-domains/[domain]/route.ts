import { route } from "@/lib/http/route";
import { hideFromDomain, showToDomain } from "@/lib/profiles/visibility.commands";
import { findVisibility } from "@/lib/profiles/visibility.queries";
import { domainParams } from "@/lib/profiles/visibility.schema";

export const PUT = route({ auth: "required", params: domainParams }, async ({ actor, params }) => {
  await hideFromDomain(actor, params.domain);
  return findVisibility(actor);
});

export const DELETE = route(
  { auth: "required", params: domainParams },
  async ({ actor, params }) => {
    await showToDomain(actor, params.domain);
    return findVisibility(actor);
  },
);
