import { suggestCompanies } from "@/lib/companies/names/queries";
import { companyNameQuery } from "@/lib/companies/names/schema";
import { route } from "@/lib/http/route";

export const GET = route(
  { query: companyNameQuery, limits: ["suggestionsByAddress"] },
  async ({ query }) => ({ companies: await suggestCompanies(query.query) }),
);
