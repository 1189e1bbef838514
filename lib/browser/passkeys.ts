import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from "@simplewebauthn/browser";
import { ApiError, api } from "./api";
import { signInByPasskey } from "./session";
import type { BrowserSession } from "./session-state";

// The library is loaded when it is first needed.
const library = () => import("@simplewebauthn/browser");

function failure(code: string, message: string): ApiError {
  return new ApiError({ status: 0, code, message });
}

/** Throws `ApiError` where the browser has no passkeys, as on pages served over plain http. */
function requireSupport(): void {
  if (globalThis.isSecureContext && "PublicKeyCredential" in window) return;
  throw failure("passkeys_unsupported", "This browser can't use passkeys here.");
}

/** What the browser's refusal means; it doesn't tell cancelling from having no passkey. */
function explain(error: unknown, unanswered: string): unknown {
  if (error instanceof ApiError) return error;
  const { name } = error as { name?: string };
  if (name === "NotAllowedError" || name === "AbortError") {
    return failure("passkey_unanswered", unanswered);
  }
  if (name === "SecurityError") {
    return failure("passkeys_unsupported", "Passkeys don't work at this web address.");
  }
  if (name === "InvalidStateError") {
    return failure("passkey_known", "This device already has a passkey for your account.");
  }
  if (name === "NotSupportedError" || name === "ConstraintError") {
    return failure(
      "passkeys_unsupported",
      "This device can't hold a passkey. It needs a screen lock, such as a PIN or a fingerprint.",
    );
  }
  return error;
}

type NewPasskey = {
  name: string;
  /** Left out where the browser's session has been proved. */
  currentPassword?: string | undefined;
};

/**
 * Has this device, a phone or a security key make a passkey and adds it to the account. Throws
 * `ApiError`, also when the person cancels.
 */
export async function createPasskey({ name, currentPassword }: NewPasskey): Promise<void> {
  requireSupport();
  const path = "/api/account/passkeys";
  const optionsJSON = await api<PublicKeyCredentialCreationOptionsJSON>(`${path}/challenges`, {
    method: "POST",
    json: { currentPassword },
  });
  const { startRegistration } = await library();
  const response = await startRegistration({ optionsJSON }).catch((error: unknown) => {
    throw explain(error, "No passkey was added. You can try again.");
  });
  await api(path, { method: "POST", json: { name, response } });
}

/** Proves with one of the account's own passkeys who is there. Throws `ApiError`. */
export async function proveByPasskey(): Promise<{ provedUntil: string }> {
  requireSupport();
  const path = "/api/account/proofs";
  const optionsJSON = await api<PublicKeyCredentialRequestOptionsJSON>(`${path}/challenges`, {
    method: "POST",
  });
  const { startAuthentication } = await library();
  const response = await startAuthentication({ optionsJSON }).catch((error: unknown) => {
    throw explain(error, "No passkey was used. Try again, or get a code by email.");
  });
  return api(path, { method: "POST", json: { response } });
}

async function ask(useBrowserAutofill: boolean, connects: boolean): Promise<BrowserSession> {
  const path = "/api/passkey-challenges";
  const optionsJSON = await api<PublicKeyCredentialRequestOptionsJSON>(path, { method: "POST" });
  const { startAuthentication } = await library();
  const assertion = await startAuthentication({ optionsJSON, useBrowserAutofill }).catch(
    (error: unknown) => {
      throw explain(error, "No passkey was used. Try again, or log in with your password.");
    },
  );
  return signInByPasskey(assertion, connects);
}

/**
 * Signs in with a passkey that the person chooses now; `connects` connects the provider that this
 * browser is back from. Throws `ApiError`, also on cancelling.
 */
export async function signInWithPasskey(connects = false): Promise<BrowserSession> {
  requireSupport();
  return ask(false, connects);
}

/**
 * Lets the browser offer passkeys in the address field. Resolves with the session once one is
 * chosen; with `null` where browsers can't do this, or when the person takes another way.
 */
export async function offerPasskeys(): Promise<BrowserSession | null> {
  const canOffer =
    "PublicKeyCredential" in window &&
    (await PublicKeyCredential.isConditionalMediationAvailable?.().catch(() => false));
  if (!canOffer) return null;
  try {
    return await ask(true, false);
  } catch (error) {
    // No one asked for anything yet, unless a chosen passkey was refused.
    if (error instanceof ApiError && error.code === "unauthenticated") throw error;
    return null;
  }
}
