import { route } from "@/lib/http/route";
import { deleteDraft, saveDraft } from "@/lib/jobs/posting/drafts.commands";
import { draftChange, draftParams } from "@/lib/jobs/posting/drafts.schema";

export const PUT = route(
  { auth: "required", params: draftParams, body: draftChange },
  async ({ actor, params, body }) => saveDraft(actor, params.draftId, body),
);

export const DELETE = route({ auth: "required", params: draftParams }, async ({ actor, params }) =>
  deleteDraft(actor, params.draftId),
);
