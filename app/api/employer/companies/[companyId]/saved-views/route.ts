import { saveView } from "@/lib/applications/saved-views/commands";
import { listSavedViews } from "@/lib/applications/saved-views/queries";
import { route } from "@/lib/http/route";
import * as operation from "./operation";

export const GET = route(operation.GET, async ({ actor, params }) =>
  listSavedViews(actor, params.companyId),
);

export const POST = route(operation.POST, async ({ actor, params, body }) =>
  saveView(actor, params.companyId, body),
);
