import { route } from "@/lib/http/route";
import { createDraft } from "@/lib/jobs/posting/drafts.commands";
import { findOwnDraft, listTemplates } from "@/lib/jobs/posting/drafts.queries";
import * as operation from "./operation";

export const GET = route(operation.GET, async ({ actor, query }) => ({
  draft: await findOwnDraft(actor, query.companyId),
  templates: await listTemplates(actor, query.companyId),
}));

export const POST = route(operation.POST, async ({ actor, body }) => createDraft(actor, body));
