import { withdrawTimes } from "@/lib/applications/interviews/slots.commands";
import { route } from "@/lib/http/route";
import * as operation from "./operation";

export const DELETE = route(operation.DELETE, async ({ actor, params }) =>
  withdrawTimes(actor, params),
);
