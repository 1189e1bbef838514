import { z } from "zod";

/** How many passkeys an account may have. */
export const PASSKEYS_MOST = 20;
/** How long an authenticator has to answer a challenge; the browser's prompt ends with it. */
export const PASSKEY_SECONDS = 5 * 60;

/** A passkey, as its owner sees it. */
export const passkeyView = z.object({
  id: z.uuid(),
  name: z.string(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable().describe("Null until the first login with it."),
});
export type PasskeyView = z.infer<typeof passkeyView>;

const base64url = (most: number) =>
  z
    .string()
    .max(most)
    .regex(/^[\w-]+$/, "This isn't base64url");

// What every answer of an authenticator has, as the browser's own `toJSON` writes it.
const credential = {
  id: base64url(1400),
  rawId: base64url(1400),
  type: z.literal("public-key"),
  clientExtensionResults: z.object({}).default({}),
};

/** WebAuthn's RegistrationResponseJSON, as far as it is read. */
const registrationInput = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url(4000),
    attestationObject: base64url(12_000),
    transports: z.array(z.string().max(30)).max(10).default([]),
  }),
});
export type PasskeyRegistration = z.infer<typeof registrationInput>;

/** WebAuthn's AuthenticationResponseJSON, as far as it is read. */
export const assertionInput = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url(4000),
    authenticatorData: base64url(4000),
    signature: base64url(6000),
    // Says whose passkey it is. Authenticators leave it out for keys that aren't passkeys.
    userHandle: base64url(100).nullish(),
  }),
});
export type PasskeyAssertion = z.infer<typeof assertionInput>;

const nameInput = z
  .string("Name is required")
  .trim()
  .min(1, "Name is required")
  .max(60, "Name must be at most 60 characters long")
  .regex(/^[^\p{Cc}]*$/u, "Enter the name in one line");

export const newPasskeyInput = z.strictObject({ name: nameInput, response: registrationInput });
export const passkeyNameInput = z.strictObject({ name: nameInput });
export type NewPasskey = z.infer<typeof newPasskeyInput>;

/** WebAuthn's options, for the browser's `navigator.credentials`. */
export const passkeyOptions = z
  .looseObject({ challenge: z.string() })
  .describe("WebAuthn's options in JSON.");
