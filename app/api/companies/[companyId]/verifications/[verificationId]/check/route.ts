import { requestCheck } from "@/lib/companies/verification/commands";
import { route } from "@/lib/http/route";
import * as operation from "./operation";

export const POST = route(operation.POST, async ({ actor, params }) => requestCheck(actor, params));
