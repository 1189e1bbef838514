import { companyParams } from "@/lib/companies/profile.schema";
import { transferCompany } from "@/lib/companies/team/commands";
import { transferInput } from "@/lib/companies/team/schema";
import { route } from "@/lib/http/route";

export const POST = route(
  { auth: "required", params: companyParams, body: transferInput },
  async ({ actor, params, body }) => transferCompany(actor, { ...params, ...body }),
);
