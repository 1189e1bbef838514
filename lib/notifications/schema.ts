import { z } from "zod";

/** Mails that an account and its safety need: always sent. */
type NecessaryMail =
  | "verify_email"
  | "change_email"
  | "email_change_requested"
  | "email_changed"
  | "reset_password"
  | "password_changed"
  | "two_factor_changed"
  | "admin_requested"
  | "admin_decided"
  | "deletion_requested"
  | "deletion_cancelled"
  | "account_erased"
  | "export_ready";

/** Mails that a person may switch off: what each is about, and whether it is sent unless chosen. */
export const OPTIONAL_MAILS = {
  new_sign_in: { description: "Sign-ins from a new device", isOnByDefault: true },
} as const;

export type OptionalMail = keyof typeof OPTIONAL_MAILS;
export type MailKind = NecessaryMail | OptionalMail;

/** Whether a person may switch mails of this kind off. */
export function isOptional(kind: MailKind): kind is OptionalMail {
  return Object.hasOwn(OPTIONAL_MAILS, kind);
}

/** One of the mails a person may switch off, as the settings show it. */
export type MailChoiceView = { kind: OptionalMail; description: string; isOn: boolean };

const kinds = Object.keys(OPTIONAL_MAILS) as [OptionalMail, ...OptionalMail[]];

/** New choices by kind; kinds left out stay as they are. */
export const mailChoicesInput = z.partialRecord(
  z.enum(kinds, "is no mail that can be chosen"),
  z.boolean(),
);
export type MailChoices = z.infer<typeof mailChoicesInput>;

/** What a mail says, in both forms. */
export type MailContent = { subject: string; text: string; html: string };
