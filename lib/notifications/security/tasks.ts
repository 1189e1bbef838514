import "server-only";
import {
  passwordChanged,
  passwordResetRequested,
  signedIn,
  twoFactorChanged,
} from "@/lib/accounts/events";
import { deviceName } from "@/lib/accounts/sessions/rules";
import { on, type Reaction } from "@/lib/platform/queue";
import { site } from "@/lib/platform/site";
import { type Cause, deliver, notify } from "../commands";
import { linkFor } from "../links/commands";
import { findResetAccount, findSignIn } from "../queries";
import * as emails from "./emails";

async function sendReset({ id, email }: { id: string; email: string }): Promise<void> {
  const person = await findResetAccount(email);
  if (!person) return;
  const kind = "reset_password";
  const link = await linkFor({ id, userId: person.id, purpose: kind, email: person.address });
  if (!link) return;
  const name = person.hasVerifiedEmail ? person.name : null;
  const to = { name, address: person.address };
  const content = emails.resetPassword(site(), { name, link });
  await deliver({ key: `${kind}.${id}`, userId: person.id, kind, to, content });
}

async function tellOfSignIn(event: Cause & { sessionId: string; isNewDevice: boolean }) {
  if (!event.isNewDevice) return;
  const signIn = await findSignIn(event.sessionId);
  const known = signIn && { device: deviceName(signIn.userAgent), at: signIn.at };
  await notify("new_sign_in", event, ({ name }) => emails.newSignIn(site(), { name, known }));
}

export const reactions: Reaction[] = [
  on(passwordResetRequested, sendReset),
  on(passwordChanged, (event) =>
    notify("password_changed", event, ({ name }) =>
      emails.passwordChanged(site(), { name, how: event.how }),
    ),
  ),
  on(signedIn, tellOfSignIn),
  on(twoFactorChanged, (event) =>
    notify("two_factor_changed", event, ({ name }) =>
      emails.twoFactorChanged(site(), { name, isOn: event.isOn }),
    ),
  ),
];
