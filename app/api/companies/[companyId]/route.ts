import type { Actor } from "@/lib/accounts/schema";
import { changeCompany } from "@/lib/companies/profile.commands";
import { findCompanyProfile } from "@/lib/companies/profile.queries";
import { route } from "@/lib/http/route";
import { DomainError } from "@/lib/shared/errors";
import * as operation from "./operation";

async function readProfile(actor: Actor, companyId: string) {
  const profile = await findCompanyProfile(actor, companyId);
  if (!profile) throw new DomainError("not_found", "You have no company at this address.");
  return profile;
}

export const GET = route(operation.GET, ({ actor, params }) =>
  readProfile(actor, params.companyId),
);

export const PUT = route(operation.PUT, async ({ actor, params, body }) => {
  await changeCompany(actor, params.companyId, body);
  return readProfile(actor, params.companyId);
});
