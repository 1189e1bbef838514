import "server-only";
import {
  requireAdministration,
  requireBoardAdministration,
} from "@/lib/accounts/admins/admin-requests.queries";
import type { Actor } from "@/lib/accounts/schema";
import { isBoardGroup, loadSettings, settingGroup } from "@/lib/platform/settings";
import type { GroupName, GroupSettings } from "@/lib/shared/setting-groups/groups";

/** Throws `forbidden` unless the actor may change a group: a board's own are its admins' too. */
export function requireGroup(actor: Actor, name: GroupName): void {
  if (isBoardGroup(name)) requireBoardAdministration(actor);
  else requireAdministration(actor);
}

/**
 * A group of the settings of the site, or of this board, as it is now. Throws `forbidden` for anyone
 * who may not change it.
 */
export async function getGroup<Name extends GroupName>(
  actor: Actor,
  name: Name,
): Promise<GroupSettings<Name>> {
  requireGroup(actor, name);
  await loadSettings();
  return settingGroup(name);
}
