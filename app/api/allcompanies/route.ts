import { listOwnCompanies } from "@/lib/companies/team/members.queries";
import { route } from "@/lib/http/route";
import * as operation from "./operation";

export const GET = route(operation.GET, async ({ actor }) => {
  const companies = await listOwnCompanies(actor);
  return companies.map(({ id, name, slug }) => ({ _id: id, name, slug }));
});
