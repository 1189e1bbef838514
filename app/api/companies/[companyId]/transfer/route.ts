import { transferCompany } from "@/lib/companies/team/commands";
import { route } from "@/lib/http/route";
import * as operation from "./operation";

export const POST = route(operation.POST, async ({ actor, params, body }) =>
  transferCompany(actor, { ...params, ...body }),
);
