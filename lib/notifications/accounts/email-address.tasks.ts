import "server-only";
import {
  accountCreated,
  emailChanged,
  emailChangeRequested,
  verificationRequested,
} from "@/lib/accounts/events";
import { on, type Reaction } from "@/lib/platform/queue";
import { site } from "@/lib/platform/site";
import { deliver, deliverAll, type NotificationCause, notify } from "../commands";
import { linkFor } from "../mail-links.commands";
import { findRecipient, findVerifiedOwner } from "../queries";
import * as emails from "./email-address.emails";

async function sendVerification({ id, userId }: NotificationCause): Promise<void> {
  const person = await findRecipient(userId);
  if (!person || person.hasVerifiedEmail) return;
  const kind = "verify_email";
  const mail = {
    key: `${kind}.${id}`,
    userId,
    kind,
    to: { name: null, address: person.address },
  } as const;
  if (await findVerifiedOwner(person.address)) {
    await deliver({ ...mail, content: emails.alreadyRegistered(site()) });
    return;
  }
  const link = await linkFor({ id, userId, purpose: kind, email: person.address });
  if (!link) return;
  const needsApproval = person.isAwaitingApproval;
  await deliver({ ...mail, content: emails.verifyEmail(site(), { link, needsApproval }) });
}

async function confirmChange({
  id,
  userId,
  email,
}: NotificationCause & { email: string }): Promise<void> {
  const owner = await findVerifiedOwner(email);
  if (owner === userId || !(await findRecipient(userId))) return;
  const kind = "change_email";
  const mail = { key: `${kind}.${id}`, userId, kind, to: { name: null, address: email } } as const;
  if (owner) {
    await deliver({ ...mail, content: emails.addressTaken(site()) });
    return;
  }
  const link = await linkFor({ id, userId, purpose: kind, email });
  if (link) await deliver({ ...mail, content: emails.changeEmail(site(), { link }) });
}

async function tellOfChange(event: NotificationCause & { email: string }): Promise<void> {
  const newEmail = event.email;
  const person = await findRecipient(event.userId);
  // A retry after the change would find the new address.
  if (person?.address.toLowerCase() === newEmail.toLowerCase()) return;
  await notify("email_change_requested", event, ({ name }) =>
    emails.emailChangeRequested(site(), { name, newEmail }),
  );
}

async function tellOldAddress(
  event: NotificationCause & { oldEmail: string; wasVerified: boolean },
): Promise<void> {
  const { id, userId, oldEmail, wasVerified } = event;
  // A mistyped address is a stranger's.
  if (!wasVerified) return;
  if (!(await findRecipient(userId)) || (await findVerifiedOwner(oldEmail))) return;
  const kind = "email_changed";
  const to = { name: null, address: oldEmail };
  await deliver({
    key: `${kind}.${id}`,
    userId,
    kind,
    to,
    content: emails.emailChanged(site()),
  });
}

export const reactions: Reaction[] = [
  on(accountCreated, sendVerification),
  on(verificationRequested, sendVerification),
  on(emailChangeRequested, (event) => deliverAll([confirmChange(event), tellOfChange(event)])),
  on(emailChanged, tellOldAddress),
];
