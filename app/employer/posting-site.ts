import type { PostingSite } from "@/components/employer/posting/posting-site";
import { settingGroup } from "@/lib/platform/settings";
import { changedCategories } from "@/lib/shared/categories/known";

/** What this site's operator decided of the form of a posting. */
export function postingSite(): PostingSite {
  return {
    features: settingGroup("features"),
    categories: changedCategories(),
    customFields: settingGroup("customFields").fields,
  };
}
