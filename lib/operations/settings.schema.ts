import { z } from "zod";
import { PER_DOLLAR } from "@/lib/shared/exchange-rates";
import { type SettingName, type SiteSettings, settingShapes } from "@/lib/shared/settings";

const currency = settingShapes.siteCurrency.refine(
  (code) => Object.hasOwn(PER_DOLLAR, code),
  "must be a currency that the site can compare pay in",
);

/** What is to be changed; the rest stays. */
export const settingsInput = z.strictObject({ ...settingShapes, siteCurrency: currency }).partial();
export type SettingsInput = z.infer<typeof settingsInput>;

/** The currencies to choose from. */
export const CURRENCIES: readonly string[] = Object.keys(PER_DOLLAR).sort();

/** The settings as an admin sees them. */
export type SettingsView = {
  values: SiteSettings;
  /** Those that an environment variable fixes. */
  fixed: SettingName[];
};
