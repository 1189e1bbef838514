import type { OwnCompany } from "@/lib/companies/schema";
import type { DraftView, TemplateRow } from "@/lib/jobs/posting/drafts.schema";
import type { PostingFields } from "@/lib/jobs/posting/schema";
import type { PostingSite } from "./posting-site";

export type PostJobProps = {
  companies: readonly Pick<OwnCompany, "id" | "name" | "isVerified">[];
  hasVerifiedEmail: boolean;
  /** The form's initial content, and what a reset returns to. */
  start: { companyId: string | null; fields: PostingFields };
  empty: PostingFields;
  site: PostingSite;
  draft: DraftView | null;
  templates: readonly TemplateRow[];
};
