import type { Metadata } from "next";
import { AppearanceForm } from "@/components/administration/appearance/appearance-form.client";
import {
  HeroPicturePanel,
  LogoPanel,
} from "@/components/administration/appearance/brand-pictures.client";
import { IconPanel } from "@/components/administration/appearance/icon-panel.client";
import { LinkButton } from "@/components/ui/button";
import { requireBoardAdmin } from "@/lib/accounts/session";
import { getGroup } from "@/lib/administration/setting-groups/queries";
import {
  BRAND_PICTURE_MAX_BYTES,
  ICON_MAX_BYTES,
} from "@/lib/administration/setting-groups/schema";
import { getSettings } from "@/lib/administration/settings.queries";
import "@/app/sheets/appearance.css";

export const metadata: Metadata = { title: "Appearance – Admin", robots: { index: false } };

export default async function AppearancePage() {
  const actor = await requireBoardAdmin();
  const [appearance, { values, fixed }] = await Promise.all([
    getGroup(actor, "appearance"),
    getSettings(actor),
  ]);
  return (
    <div className="wrap analytics">
      <div className="analytics-head">
        <div>
          <h1>Appearance</h1>
          <p>Nothing is public before you publish it. Then every page has it within a minute.</p>
        </div>
        <div className="row">
          <LinkButton href="/admin/words">Change Words</LinkButton>
          <LinkButton href="/">Open Site</LinkButton>
        </div>
      </div>
      <IconPanel icon={appearance.icon} maxBytes={ICON_MAX_BYTES} />
      <LogoPanel appearance={appearance} maxBytes={BRAND_PICTURE_MAX_BYTES} />
      <HeroPicturePanel appearance={appearance} maxBytes={BRAND_PICTURE_MAX_BYTES} />
      <AppearanceForm
        appearance={appearance}
        siteName={values.siteName}
        isNameFixed={fixed.includes("siteName")}
      />
    </div>
  );
}
