import { listOwnCompanies } from "@/lib/companies/team/members.queries";
import { route } from "@/lib/http/route";

export const GET = route({ auth: "required" }, async ({ actor }) => {
  const companies = await listOwnCompanies(actor);
  return companies.map(({ id, name, slug }) => ({ _id: id, name, slug }));
});
