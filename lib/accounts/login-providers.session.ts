import "server-only";
import type { NextAuthOptions } from "next-auth";
import CredentialsProvider from "next-auth/providers/credentials";
import type { z } from "zod";
import { log } from "@/lib/platform/observability/log";
import { CLIENT_ADDRESS_HEADER, type Client, readClient } from "@/lib/platform/server/client";
import { DomainError } from "@/lib/shared/errors";
import { keepKnownDevices, readKnownDevices } from "./authentication/known-devices.session";
import { logIn, type SignedIn } from "./authentication/login.commands";
import { logInWithPasskey } from "./passkeys/passkey-login.commands";
import { assertionInput } from "./passkeys/passkeys.schema";
import { forgetJourneyToken, readJourneyToken } from "./providers/journey-cookie.session";
import { openIdProviders } from "./providers/openid.session";
import { connectAfterLogin, logInByJourney } from "./providers/provider-login.commands";
import { codeInput, loginInput, mailedCodeInput } from "./schema";

function clientOf(given: Record<string, unknown> | undefined) {
  const known = new Headers();
  for (const name of [CLIENT_ADDRESS_HEADER, "user-agent"]) {
    const value = given?.[name];
    if (typeof value === "string") known.set(name, value);
  }
  return readClient(known);
}

/**
 * next-auth passes on only the message of a refused login, so the message begins with the error's
 * code.
 */
function refusal(error: unknown): Error {
  if (error instanceof DomainError) {
    const wrongCode = error.fields["mailedCode"] ? "mailed_code_wrong" : error.code;
    const about = error.fields["code"] ? "code_required" : wrongCode;
    return new Error(`${about}: ${error.message}`);
  }
  log.error(
    { stack: error instanceof Error ? error.stack : String(error) },
    "a login failed because of our mistake: see its stack",
  );
  return new Error("internal: Something went wrong on our side. Try again in a moment.");
}

/** What a form sent, checked; next-auth sends fields of its own along. */
function parse<Shape extends z.ZodType>(shape: Shape, given: unknown): z.output<Shape> {
  const parsed = shape.safeParse(given);
  if (parsed.success) return parsed.data;
  throw new DomainError("invalid", parsed.error.issues[0]?.message ?? "");
}

async function open(
  headers: Record<string, unknown> | undefined,
  logInBy: (client: Client, cookie: string) => Promise<SignedIn>,
) {
  try {
    const opened = await logInBy(clientOf(headers), await readKnownDevices());
    const { userId: id, userType, sessionId, knownDevices } = opened;
    await keepKnownDevices(knownDevices);
    return { id, userType, sessionId };
  } catch (error) {
    throw refusal(error);
  }
}

/**
 * Connects the provider that this browser is back from, if the form that the login came from says
 * so: no other login may connect anything by the way.
 */
async function connectIfAsked(opened: SignedIn, connects: string | undefined): Promise<SignedIn> {
  if (connects !== "yes") return opened;
  const connected = await connectAfterLogin(opened, await readJourneyToken());
  await forgetJourneyToken();
  return connected;
}

const byPassword = CredentialsProvider({
  credentials: { email: {}, password: {}, userType: {}, code: {}, challenge: {}, connects: {} },
  authorize: (credentials, { headers }) =>
    open(headers, async (client, cookie) => {
      // Fields left empty were not given.
      const given = Object.entries(credentials ?? {}).filter(
        ([name, value]) => value !== "" && Object.hasOwn(loginInput.shape, name),
      );
      const input = parse(loginInput, Object.fromEntries(given));
      return connectIfAsked(await logIn(input, client, cookie), credentials?.connects);
    }),
});

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const byPasskey = CredentialsProvider({
  id: "passkey",
  credentials: { response: {}, connects: {} },
  authorize: (credentials, { headers }) =>
    open(headers, async (client, cookie) => {
      const assertion = parse(assertionInput, parseJson(credentials?.response ?? ""));
      const opened = await logInWithPasskey(assertion, client, cookie);
      return connectIfAsked(opened, credentials?.connects);
    }),
});

/** Ends the login of someone who is back from Google or LinkedIn. */
const byJourney = CredentialsProvider({
  id: "journey",
  credentials: { code: {}, codeId: {}, mailedCode: {} },
  authorize: (credentials, { headers }) =>
    open(headers, async (client, cookie) => {
      const { code, codeId, mailedCode } = credentials ?? {};
      const mailed = codeId ? parse(mailedCodeInput, { codeId, mailedCode }) : undefined;
      const given = { code: code ? parse(codeInput, { code }).code : undefined, mailed };
      const opened = await logInByJourney(await readJourneyToken(), given, { client, cookie });
      await forgetJourneyToken();
      return opened;
    }),
});

/** The ways to log in, as next-auth knows them. */
export function loginProviders(): NextAuthOptions["providers"] {
  return [byPassword, byPasskey, byJourney, ...openIdProviders()];
}
