import "server-only";
import { settingGroup } from "@/lib/platform/settings";
import type { CustomField } from "@/lib/shared/setting-groups/custom-fields";

/** The site's own fields that are asked of employers, with the choices that are offered. */
export function listAskedFields(): CustomField[] {
  return settingGroup("customFields")
    .fields.filter(({ isRetired }) => !isRetired)
    .map((field) => ({
      ...field,
      choices: field.choices.filter(({ isRetired }) => !isRetired),
    }));
}
