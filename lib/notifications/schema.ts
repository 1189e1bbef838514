import { z } from "zod";
import type { UserType } from "@/lib/shared/areas";
import type { NewsTiming } from "./digests/timings.schema";

/** Emails that an account, an alert and their safety need: always sent. */
type NecessaryMail =
  | "verify_email"
  | "change_email"
  | "email_change_requested"
  | "email_changed"
  | "reset_password"
  | "password_changed"
  | "two_factor_changed"
  | "passkey_changed"
  | "proof_code"
  | "provider_changed"
  | "codes_refused"
  | "admin_requested"
  | "admin_decided"
  | "account_inactive"
  | "deletion_requested"
  | "deletion_cancelled"
  | "account_erased"
  | "export_ready"
  | "alert_requested"
  | "company_invitation"
  | "person_added"
  | "talent_pool"
  | "company_verification"
  | "company_digest"
  | "reply_notice"
  | "account_standing";

export const CHANNELS = ["site", "mail"] as const;
export type Channel = (typeof CHANNELS)[number];

type Kind = {
  /** What it is about, as the settings describe it. */
  description: string;
  /** The channels it has, each with whether it is on by default. */
  site?: boolean;
  mail?: boolean;
  /**
   * For news of a company: when its members get the email, unless they choose otherwise for that
   * company. What is "always" sent can't be chosen.
   */
  company?: NewsTiming | "always";
  /** Offered to this type only; otherwise to everyone. */
  only?: UserType;
};

/** The kinds of news that a person can choose to be told: the one table of them. */
export const KINDS = {
  application_sent: {
    description: "Applications you sent, with a copy by email",
    site: true,
    mail: true,
  },
  application_status: { description: "News about your applications", site: true, mail: true },
  application_message: { description: "Messages from employers", site: true, mail: true },
  interview: { description: "Interviews, with a file for your calendar", site: true, mail: true },
  resume_viewed: { description: "Employers who open your resume", site: true, mail: false },
  resume_read: { description: "What we found in your resume", site: true },
  alert_matches: { description: "New jobs for your alerts", site: true, mail: true },
  alert_ending: { description: "Alerts that end soon", site: true, mail: true },
  new_application: {
    description: "Applications for your jobs",
    site: true,
    company: "at_once",
    only: "employer",
  },
  application_withdrawn: {
    description: "Applicants who withdraw",
    site: true,
    company: "at_once",
    only: "employer",
  },
  applicant_message: {
    description: "Messages from applicants",
    site: true,
    company: "at_once",
    only: "employer",
  },
  offer_answered: {
    description: "Answers to your offers",
    site: true,
    company: "at_once",
    only: "employer",
  },
  applications_waiting: {
    description: "Applications waiting a week for an answer, once a day",
    site: true,
    mail: true,
    only: "employer",
  },
  job_reviewed: {
    description: "News about your jobs: live, accepted, rejected or taken down",
    site: true,
    company: "at_once",
    only: "employer",
  },
  team_interview: {
    description: "Interviews that colleagues arrange or cancel",
    site: true,
    company: "off",
    only: "employer",
  },
  own_interview: {
    description: "Interviews that you take part in, with a file for your calendar",
    site: true,
    company: "always",
    only: "employer",
  },
  review_asked: {
    description: "Applicants that you're asked to review",
    site: true,
    company: "at_once",
    only: "employer",
  },
  team_change: {
    description: "People who join, leave or ask to join your company",
    site: true,
    company: "at_once",
    only: "employer",
  },
  moderation: {
    description: "What we decide about your company, and answers to appeals",
    site: true,
    company: "always",
    only: "employer",
  },
  note_mention: {
    description: "Notes on applicants that mention you",
    site: true,
    company: "at_once",
    only: "employer",
  },
  webhook_off: {
    description: "Webhooks of your company that were turned off because nothing arrived",
    site: true,
    company: "at_once",
    only: "employer",
  },
  company_source: {
    description: "Career sites of your company that jobs no longer come in from",
    site: true,
    company: "at_once",
    only: "employer",
  },
  contact_message: {
    description: "Messages from the contact form",
    site: true,
    mail: true,
    only: "admin",
  },
  source_problem: {
    description: "Sources of jobs and webhooks that need you",
    site: true,
    mail: true,
    only: "admin",
  },
  new_sign_in: { description: "Sign-ins from a new device", mail: true },
} as const satisfies Record<string, Kind>;

type Kinds = typeof KINDS;
export type NotificationKind = keyof Kinds;
/** The kinds that a channel has. */
export type KindOf<C extends Channel> = {
  [Name in NotificationKind]: Kinds[Name] extends Record<C, boolean> ? Name : never;
}[NotificationKind];
/** The kinds of news that a company's members get of it. */
export type CompanyKind = {
  [Name in NotificationKind]: Kinds[Name] extends { company: string } ? Name : never;
}[NotificationKind];
export type MailKind = NecessaryMail | KindOf<"mail"> | CompanyKind;

/** The kinds that a channel has, in the table's order. */
function kindsOf<C extends Channel>(channel: C): [KindOf<C>, ...KindOf<C>[]] {
  const names = Object.entries(KINDS).filter(([, kind]) => Object.hasOwn(kind, channel));
  return names.map(([name]) => name) as [KindOf<C>, ...KindOf<C>[]];
}

/**
 * A kind as the settings show it: whether it is on, by channel; null for a channel it doesn't have.
 */
export type NotificationPreference = {
  kind: NotificationKind;
  description: string;
  site: boolean | null;
  mail: boolean | null;
  /** Whether each company's members choose for that company when they get the email. */
  isPerCompany: boolean;
};

const NO_KIND = "isn't something you can choose";

/** New choices by channel and kind; whatever is left out stays. */
export const preferencesInput = z.strictObject({
  site: z.partialRecord(z.enum(kindsOf("site"), NO_KIND), z.boolean()).optional(),
  mail: z.partialRecord(z.enum(kindsOf("mail"), NO_KIND), z.boolean()).optional(),
});
export type PreferenceChanges = z.infer<typeof preferencesInput>;

export const PAGE_SIZE = 20;

/** What a notification says, and where on this site it leads. */
export type NotificationText = { title: string; text: string; path: string };

/** Something a person is told on the site. */
const notificationView = z.object({
  id: z.uuid(),
  kind: z.string(),
  title: z.string(),
  text: z.string(),
  path: z.string().describe("The page of this site that it leads to."),
  createdAt: z.iso.datetime(),
  isRead: z.boolean(),
});
export type NotificationView = z.infer<typeof notificationView>;

/** The number of someone's unread notifications, across all pages. */
export const unreadCount = z.object({ unread: z.int().describe("How many are unread.") });

/** A page of someone's notifications, newest first. */
export const notificationPage = unreadCount.extend({
  notifications: z.array(notificationView),
  page: z.int(),
  pageCount: z.int(),
  total: z.int(),
  asOf: z.iso.datetime().describe("Send it as `until` to mark all of them as read."),
});
export type NotificationPage = z.infer<typeof notificationPage>;

export const pageQuery = z.strictObject({
  page: z.coerce.number().int().min(1).max(500).default(1),
});

/** Which notifications to mark as read: some, or all up to an instant. */
export const readInput = z.union(
  [
    z.strictObject({ ids: z.array(z.uuid()).min(1).max(100) }),
    z.strictObject({ until: z.iso.datetime() }),
  ],
  "Say which: `ids`, or `until` when",
);
export type ReadInput = z.infer<typeof readInput>;

export const notificationParams = z.strictObject({ notificationId: z.uuid() });
export const readStateInput = z.strictObject({ isRead: z.boolean() });

/** What an email says, as text and as HTML. */
export type MailContent = { subject: string; text: string; html: string };
