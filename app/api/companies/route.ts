import { suggestCompanies } from "@/lib/companies/names.queries";
import { createCompany } from "@/lib/companies/profile.commands";
import { route } from "@/lib/http/route";
import * as operation from "./operation";

export const GET = route(operation.GET, async ({ query }) => ({
  companies: await suggestCompanies(query.query),
}));

export const POST = route(operation.POST, async ({ actor, body }) => createCompany(actor, body));
