import { route } from "@/lib/http/route";
import { createDraft } from "@/lib/jobs/posting/drafts.commands";
import { findOwnDraft, listTemplates } from "@/lib/jobs/posting/drafts.queries";
import { draftsQuery, newDraftInput } from "@/lib/jobs/posting/drafts.schema";

export const GET = route({ auth: "required", query: draftsQuery }, async ({ actor, query }) => ({
  draft: await findOwnDraft(actor, query.companyId),
  templates: await listTemplates(actor, query.companyId),
}));

export const POST = route(
  { auth: "required", body: newDraftInput, status: 201 },
  async ({ actor, body }) => createDraft(actor, body),
);
