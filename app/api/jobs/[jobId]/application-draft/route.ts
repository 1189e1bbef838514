import { deleteDraft, saveDraft } from "@/lib/applications/applying/drafts.commands";
import { route } from "@/lib/http/route";
import * as operation from "./operation";

export const PUT = route(operation.PUT, ({ actor, params, body }) =>
  saveDraft(actor, params.jobId, body),
);

export const DELETE = route(operation.DELETE, ({ actor, params }) =>
  deleteDraft(actor, params.jobId),
);
