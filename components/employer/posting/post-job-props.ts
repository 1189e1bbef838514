import type { OwnCompany } from "@/lib/companies/schema";
import type { DraftView, TemplateRow } from "@/lib/jobs/posting/drafts.schema";
import type { PostingFields } from "@/lib/jobs/posting/schema";
import type { Category } from "@/lib/shared/categories/known";
import type { CustomField } from "@/lib/shared/setting-groups/custom-fields";
import type { SiteFeatures } from "@/lib/shared/setting-groups/features";

export type PostJobProps = {
  companies: readonly Pick<OwnCompany, "id" | "name" | "isVerified">[];
  hasVerifiedEmail: boolean;
  /** The form's initial content, and what a reset returns to. */
  start: { companyId: string | null; fields: PostingFields };
  empty: PostingFields;
  /** What the site takes. */
  features: SiteFeatures;
  /** The categories that the operator changed or added. */
  categories: readonly Category[];
  /** The site's own fields. */
  customFields: readonly CustomField[];
  draft: DraftView | null;
  templates: readonly TemplateRow[];
};
