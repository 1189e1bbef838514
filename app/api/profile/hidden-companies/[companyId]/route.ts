import { route } from "@/lib/http/route";
import { hideFromCompany, showToCompany } from "@/lib/profiles/visibility.commands";
import { findVisibility } from "@/lib/profiles/visibility.queries";
import { hiddenCompanyParams } from "@/lib/profiles/visibility.schema";

export const PUT = route(
  { auth: "required", params: hiddenCompanyParams },
  async ({ actor, params }) => {
    await hideFromCompany(actor, params.companyId);
    return findVisibility(actor);
  },
);

export const DELETE = route(
  { auth: "required", params: hiddenCompanyParams },
  async ({ actor, params }) => {
    await showToCompany(actor, params.companyId);
    return findVisibility(actor);
  },
);
