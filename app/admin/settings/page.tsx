import type { Metadata } from "next";
import { DiscoveryForm } from "@/components/administration/discovery-form.client";
import { FeaturesForm } from "@/components/administration/features-form.client";
import { SearchNoticesPanel } from "@/components/administration/search-notices";
import { SettingsForm } from "@/components/administration/settings-form.client";
import { canAdminister } from "@/lib/accounts/policy";
import { requireBoardAdmin } from "@/lib/accounts/session";
import { getGroup } from "@/lib/administration/setting-groups/queries";
import { getSettings } from "@/lib/administration/settings.queries";
import { currentBoardId } from "@/lib/platform/boards";
import type { SiteDiscovery } from "@/lib/shared/setting-groups/discovery";
import { SETTING_VARIABLES } from "@/lib/shared/settings";
import { getSearchNotices } from "@/lib/syndication/search-notices/queries";
import "@/app/sheets/charts.css";

export const metadata: Metadata = { title: "Settings – Admin", robots: { index: false } };

/** What of it is a board's own. */
function BoardSettings({ discovery }: { discovery: SiteDiscovery }) {
  return (
    <div className="wrap analytics">
      <div className="analytics-head">
        <div>
          <h1>Settings</h1>
          <p>Changes apply to this board within seconds.</p>
        </div>
      </div>
      <DiscoveryForm discovery={discovery} isBoard />
    </div>
  );
}

export default async function SettingsPage() {
  const actor = await requireBoardAdmin();
  const discovery = await getGroup(actor, "discovery");
  if (!canAdminister(actor)) return <BoardSettings discovery={discovery} />;
  const [settings, features, notices] = await Promise.all([
    getSettings(actor),
    getGroup(actor, "features"),
    getSearchNotices(actor),
  ]);
  return (
    <div className="wrap analytics">
      <div className="analytics-head">
        <div>
          <h1>Settings</h1>
          <p>
            Changes apply to the whole site within seconds. Settings fixed by an environment
            variable can only be changed there.
          </p>
        </div>
      </div>
      <SettingsForm settings={settings} variables={SETTING_VARIABLES} />
      <FeaturesForm features={features} />
      <DiscoveryForm discovery={discovery} isBoard={currentBoardId() !== null} />
      <SearchNoticesPanel notices={notices} />
    </div>
  );
}
