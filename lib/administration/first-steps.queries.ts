import "server-only";
import { requireAdministration } from "@/lib/accounts/admins/admin-requests.queries";
import type { Actor } from "@/lib/accounts/schema";
import { db } from "@/lib/platform/db/client";
import { env } from "@/lib/platform/env";
import { settingGroup, siteSettings } from "@/lib/platform/settings";
import { DEFAULT_SETTINGS } from "@/lib/shared/settings";
import type { FirstSteps } from "./home.schema";

/** How far an operator has come with a new site. Throws `forbidden` for anyone but an admin. */
export async function readFirstSteps(actor: Actor): Promise<FirstSteps> {
  requireAdministration(actor);
  const { icon, logo, logoDark } = settingGroup("appearance");
  const { SITE_URL, SMTP_URL } = env();
  return {
    isNamed: siteSettings().siteName !== DEFAULT_SETTINGS.siteName,
    hasMark: icon !== "" || logo !== null || logoDark !== null,
    hasPages: (await db.contentPage.count({ where: { boardId: null } })) > 0,
    hasSource: (await db.source.count()) > 0,
    sendsMail: SMTP_URL !== undefined,
    hasAddress: SITE_URL.startsWith("https://"),
  };
}
