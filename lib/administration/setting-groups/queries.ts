import "server-only";
import { requireAdministration } from "@/lib/accounts/admins/admin-requests.queries";
import type { Actor } from "@/lib/accounts/schema";
import { loadSettings, settingGroup } from "@/lib/platform/settings";
import type { GroupName, GroupSettings } from "@/lib/shared/setting-groups/groups";

/** A group of the site's settings as it is now. Throws `forbidden` for anyone but an admin. */
export async function getGroup<Name extends GroupName>(
  actor: Actor,
  name: Name,
): Promise<GroupSettings<Name>> {
  requireAdministration(actor);
  await loadSettings();
  return settingGroup(name);
}
