import { setTableColumns } from "@/lib/applications/saved-views/commands";
import { route } from "@/lib/http/route";
import * as operation from "./operation";

export const PUT = route(operation.PUT, async ({ actor, params, body }) =>
  setTableColumns(actor, params.companyId, body),
);
