import { startVerification } from "@/lib/companies/verification/commands";
import { route } from "@/lib/http/route";
import * as operation from "./operation";

export const POST = route(operation.POST, async ({ actor, params, body }) =>
  startVerification(actor, params.companyId, body),
);
