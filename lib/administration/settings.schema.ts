import { z } from "zod";
import { PER_DOLLAR } from "@/lib/shared/exchange-rates";
import { SETTING_NAMES, settingShapes } from "@/lib/shared/settings";

const currency = settingShapes.siteCurrency.refine(
  (code) => Object.hasOwn(PER_DOLLAR, code),
  "must be a currency that the site can compare pay in",
);

/** The settings to change; the others stay. */
export const settingsInput = z.strictObject({ ...settingShapes, siteCurrency: currency }).partial();
export type SettingsInput = z.infer<typeof settingsInput>;

/** The settings as an admin sees them. */
export const settingsView = z.object({
  values: z.object(settingShapes),
  fixed: z.array(z.enum(SETTING_NAMES)).describe("Fixed by an environment variable."),
});
export type SettingsView = z.infer<typeof settingsView>;
