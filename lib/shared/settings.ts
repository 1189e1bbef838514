import { z } from "zod";
import { isCurrency } from "./money";

const months = (least: number, most: number) =>
  z.coerce
    .number("must be a number of months")
    .int("must be a whole number of months")
    .min(least, `must be at least ${least}`)
    .max(most, `must be at most ${most}`);

/** The settings that an admin can change on a page, unless its environment variable fixes them. */
export const settingShapes = {
  siteName: z.string().trim().min(1, "must not be empty").max(40, "must be at most 40 characters"),
  /** ISO 4217: the currency in which pay is compared. */
  siteCurrency: z.string().refine(isCurrency, "must be an ISO 4217 code such as EUR"),
  /** Whether postings with a reason for it wait for review. */
  moderation: z.enum(["on", "off"], "must be on or off"),
  /**
   * How many months after its end an application's content is kept, unless its company chose
   * otherwise.
   */
  applicationMonths: months(1, 24),
  /** How many months an unused account is kept. */
  accountMonths: months(12, 60),
  notificationMonths: months(1, 24),
  /** Whether answers to emails about messages are taken, where the environment says how. */
  emailReplies: z.enum(["on", "off"], "must be on or off"),
} as const;

export type SettingName = keyof typeof settingShapes;
export type SiteSettings = { [Name in SettingName]: z.infer<(typeof settingShapes)[Name]> };

export const SETTING_NAMES = Object.keys(settingShapes) as SettingName[];

export const DEFAULT_SETTINGS: SiteSettings = {
  siteName: "Jobharbor",
  siteCurrency: "USD",
  moderation: "on",
  applicationMonths: 6,
  accountMonths: 24,
  notificationMonths: 6,
  emailReplies: "on",
};

/** The environment variable that fixes each setting. */
export const SETTING_VARIABLES = {
  siteName: "SITE_NAME",
  siteCurrency: "SITE_CURRENCY",
  moderation: "MODERATION",
  applicationMonths: "KEEP_APPLICATIONS_MONTHS",
  accountMonths: "KEEP_ACCOUNTS_MONTHS",
  notificationMonths: "KEEP_NOTIFICATIONS_MONTHS",
  emailReplies: "EMAIL_REPLIES",
} as const satisfies Record<SettingName, string>;
