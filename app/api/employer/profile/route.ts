import { toEmployerUser } from "@/lib/companies/profile";
import { putOwnCompany } from "@/lib/companies/profile.commands";
import { companyProfileInput } from "@/lib/companies/profile.schema";
import { route } from "@/lib/http/route";

// The specification's call (section 7).
export const PUT = route(
  { auth: "required", body: companyProfileInput },
  async ({ actor, body }) => ({
    success: true,
    user: toEmployerUser(actor, await putOwnCompany(actor, body)),
  }),
);
