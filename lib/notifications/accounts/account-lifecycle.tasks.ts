import "server-only";
import {
  accountErased,
  accountInactive,
  adminDecided,
  adminRequested,
  deletionCancelled,
  deletionRequested,
  exportReady,
} from "@/lib/accounts/events";
import { on, type Reaction } from "@/lib/platform/queue";
import { site } from "@/lib/platform/site";
import { deliver, deliverAll, type NotificationCause, notify } from "../commands";
import {
  findExportEnd,
  findInactivityEnd,
  findRecipient,
  findVerifiedOwner,
  listApprovedAdmins,
} from "../queries";
import * as emails from "./account-lifecycle.emails";

async function askAdmins({ id, userId }: NotificationCause): Promise<void> {
  const person = await findRecipient(userId);
  if (!person?.isAwaitingApproval) return;
  const kind = "admin_requested";
  const admins = await listApprovedAdmins();
  const mails = admins.map(
    ({ id: adminId, name, address }) =>
      ({
        key: `${kind}.${id}.${adminId}`,
        userId: adminId,
        kind,
        to: { name, address },
        content: emails.adminRequested(site(), { name, username: person.username }),
      }) as const,
  );
  await deliverAll(mails.map(deliver));
}

async function tellOfDecision({
  id,
  userId,
  isApproved,
}: NotificationCause & { isApproved: boolean }) {
  const person = await findRecipient(userId);
  if (!person) return;
  const isTheirs = person.hasVerifiedEmail;
  if (!isTheirs && (await findVerifiedOwner(person.address))) return;
  const kind = "admin_decided";
  const name = isTheirs ? person.name : null;
  const content = emails.adminDecided(site(), { name, isApproved });
  const to = { name, address: person.address };
  await deliver({ key: `${kind}.${id}`, userId, kind, to, content });
}

type Ending = NotificationCause & { dueAt: string; why: "asked" | "inactivity" };

// Someone who has signed in since is not warned.
async function warnOfEnd(event: NotificationCause & { dueAt: string }): Promise<void> {
  const { userId, dueAt } = event;
  if ((await findInactivityEnd(userId)) === null) return;
  await notify("account_inactive", event, ({ name }) =>
    emails.accountInactive(site(), { name, dueAt }),
  );
}

async function tellOfDeletion(event: Ending): Promise<void> {
  const { dueAt, why } = event;
  if (!(await findRecipient(event.userId))?.isLeaving) return;
  await notify("deletion_requested", event, ({ name }) =>
    emails.deletionRequested(site(), { name, dueAt, why }),
  );
}

async function tellOfStaying(event: NotificationCause): Promise<void> {
  if ((await findRecipient(event.userId))?.isLeaving) return;
  await notify("deletion_cancelled", event, ({ name }) =>
    emails.deletionCancelled(site(), { name }),
  );
}

type ErasedAccount = { id: string; email: string; why: "asked" | "inactivity" };

async function sayGoodbye({ id, email, why }: ErasedAccount): Promise<void> {
  // The account only claimed the address, which belongs to another account.
  if (await findVerifiedOwner(email)) return;
  const kind = "account_erased";
  const to = { name: null, address: email };
  await deliver({
    key: `${kind}.${id}`,
    userId: null,
    kind,
    to,
    content: emails.accountErased(site(), why),
  });
}

async function tellOfExport(event: NotificationCause): Promise<void> {
  const expiresAt = await findExportEnd(event.id);
  await notify("export_ready", event, ({ name }) =>
    emails.exportReady(site(), { name, expiresAt }),
  );
}

export const reactions: Reaction[] = [
  on(adminRequested, askAdmins),
  on(adminDecided, tellOfDecision),
  on(accountInactive, warnOfEnd),
  on(deletionRequested, tellOfDeletion),
  on(deletionCancelled, tellOfStaying),
  on(accountErased, sayGoodbye),
  on(exportReady, tellOfExport),
];
