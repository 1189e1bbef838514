import "server-only";
import { v5 as uuid } from "uuid";
import { deviceName } from "@/lib/accounts/authentication/device-names";
import {
  codeRequested,
  codesRefused,
  passkeyChanged,
  passwordChanged,
  passwordResetRequested,
  providerChanged,
  signedIn,
  twoFactorChanged,
} from "@/lib/accounts/events";
import { PROVIDER_NAMES } from "@/lib/accounts/providers/schema";
import { on, type Reaction } from "@/lib/platform/queue";
import { mailedCode } from "@/lib/platform/security/secrets";
import { site } from "@/lib/platform/site";
import { deliver, type NotificationCause, notify } from "../commands";
import { linkFor } from "../mail-links.commands";
import { findSignIn, isCodeOpen, listResetAccounts } from "../queries";
import * as emails from "./security.emails";

type ResetRequest = { id: string; email: string; requestedAt?: string | undefined };

/** One email with a link for each account that may be meant. */
async function sendReset({ id, email, requestedAt }: ResetRequest): Promise<void> {
  const kind = "reset_password";
  const claims: emails.Claim[] = [];
  const accounts = await listResetAccounts(email);
  for (const { id: userId, address, userType, createdAt } of accounts) {
    const wanted = { id: uuid(userId, id), userId, purpose: kind, email: address } as const;
    const askedAt = requestedAt === undefined ? {} : { askedAt: new Date(requestedAt) };
    const link = await linkFor({ ...wanted, ...askedAt });
    if (link) claims.push({ link, userType, createdAt });
  }
  const [person] = accounts;
  const [claim, ...others] = claims;
  if (!person || !claim) return;
  const name = person.hasVerifiedEmail ? person.name : null;
  const content =
    others.length > 0
      ? emails.resetOneOfMany(site(), [claim, ...others])
      : emails.resetPassword(site(), { name, link: claim.link });
  const userId = accounts.length === 1 ? person.id : null;
  const to = { name, address: person.address };
  await deliver({ key: `${kind}.${id}`, userId, kind, to, content });
}

/** A code that has been used or ended isn't worth an email. */
async function sendCode({ id, userId }: NotificationCause): Promise<void> {
  if (!(await isCodeOpen(id))) return;
  const code = mailedCode(id);
  await notify("proof_code", { id, userId }, ({ name }) =>
    emails.proofCode(site(), { name, code }),
  );
}

async function tellOfSignIn(
  event: NotificationCause & { sessionId: string; isNewDevice: boolean },
) {
  if (!event.isNewDevice) return;
  const signIn = await findSignIn(event.sessionId);
  const known = signIn && { device: deviceName(signIn.userAgent), at: signIn.at };
  await notify("new_sign_in", event, ({ name }) => emails.newSignIn(site(), { name, known }));
}

export const reactions: Reaction[] = [
  on(passwordResetRequested, sendReset),
  on(passwordChanged, (event) =>
    notify("password_changed", event, ({ name }) =>
      emails.passwordChanged(site(), {
        name,
        how: event.how,
        passkeys: event.passkeys ?? 0,
        providers: (event.providers ?? []).map((provider) => PROVIDER_NAMES[provider]),
      }),
    ),
  ),
  on(passkeyChanged, (event) =>
    notify("passkey_changed", event, ({ name }) =>
      emails.passkeyChanged(site(), { name, isAdded: event.isAdded }),
    ),
  ),
  on(providerChanged, (event) =>
    notify("provider_changed", event, ({ name }) => {
      const provider = PROVIDER_NAMES[event.provider];
      return emails.providerChanged(site(), { name, provider, isConnected: event.isConnected });
    }),
  ),
  on(signedIn, tellOfSignIn),
  on(codeRequested, sendCode),
  on(codesRefused, (event) =>
    notify("codes_refused", event, ({ name }) => emails.codesRefused(site(), { name })),
  ),
  on(twoFactorChanged, (event) =>
    notify("two_factor_changed", event, ({ name }) =>
      emails.twoFactorChanged(site(), { name, isOn: event.isOn }),
    ),
  ),
];
