import "server-only";
import { requireBoardAdministration } from "@/lib/accounts/admins/admin-requests.queries";
import type { Actor } from "@/lib/accounts/schema";
import { fixedSettings, loadSettings } from "@/lib/platform/settings";
import type { SettingName } from "@/lib/shared/settings";
import type { SettingsView } from "./settings.schema";

/** The site's current settings, or this board's. Throws `forbidden` for anyone but an admin. */
export async function getSettings(actor: Actor): Promise<SettingsView> {
  requireBoardAdministration(actor);
  const values = await loadSettings();
  return { values, fixed: Object.keys(fixedSettings()) as SettingName[] };
}
