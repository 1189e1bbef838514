import type { Category } from "@/lib/shared/categories/known";
import type { CustomField } from "@/lib/shared/setting-groups/custom-fields";
import type { SiteFeatures } from "@/lib/shared/setting-groups/features";

/** What an operator decided of the form of a posting. */
export type PostingSite = {
  features: SiteFeatures;
  /** The categories that the operator changed or added. */
  categories: readonly Category[];
  /** The site's own fields. */
  customFields: readonly CustomField[];
};
