import { changeCompany } from "@/lib/companies/profile.commands";
import { findCompanyProfile } from "@/lib/companies/profile.queries";
import { companyParams, companyProfileInput } from "@/lib/companies/profile.schema";
import { route } from "@/lib/http/route";
import { DomainError } from "@/lib/shared/errors";

export const GET = route({ auth: "required", params: companyParams }, async ({ actor, params }) => {
  const profile = await findCompanyProfile(actor, params.companyId);
  if (!profile) throw new DomainError("not_found", "You have no company at this address.");
  return profile;
});

export const PUT = route(
  { auth: "required", params: companyParams, body: companyProfileInput },
  async ({ actor, params, body }) => {
    await changeCompany(actor, params.companyId, body);
    return findCompanyProfile(actor, params.companyId);
  },
);
