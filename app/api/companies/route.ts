import { suggestCompanies } from "@/lib/companies/names.queries";
import { companyNameQuery } from "@/lib/companies/names.schema";
import { createCompany } from "@/lib/companies/profile.commands";
import { newCompanyInput } from "@/lib/companies/profile.schema";
import { route } from "@/lib/http/route";

export const GET = route(
  { query: companyNameQuery, limits: ["suggestionsByAddress"] },
  async ({ query }) => ({ companies: await suggestCompanies(query.query) }),
);

export const POST = route(
  { auth: "required", body: newCompanyInput, status: 201 },
  async ({ actor, body }) => createCompany(actor, body),
);
