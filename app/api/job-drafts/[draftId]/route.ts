import { route } from "@/lib/http/route";
import { deleteDraft, saveDraft } from "@/lib/jobs/posting/drafts.commands";
import * as operation from "./operation";

export const PUT = route(operation.PUT, async ({ actor, params, body }) =>
  saveDraft(actor, params.draftId, body),
);

export const DELETE = route(operation.DELETE, async ({ actor, params }) =>
  deleteDraft(actor, params.draftId),
);
