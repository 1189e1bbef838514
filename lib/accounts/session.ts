import "server-only";
import { cookies } from "next/headers";
import { redirect } from "next/navigation";
import type { NextAuthOptions } from "next-auth";
import { decode } from "next-auth/jwt";
import { cache } from "react";
import { currentBoardId } from "@/lib/platform/boards";
import { env } from "@/lib/platform/env";
import { log } from "@/lib/platform/observability/log";
import { readAddress } from "@/lib/platform/server/address";
import { noteUser } from "@/lib/platform/server/request-context";
import { markPersonal } from "@/lib/platform/server/response-status";
import { homeOf, loginPath, ownPath, sessionCookieName, type UserType } from "@/lib/shared/areas";
import { DomainError } from "@/lib/shared/errors";
import { endSession, touchSession } from "./authentication/sessions.commands";
import { loginProviders } from "./login-providers.session";
import { canAdminister, canAdministerBoard } from "./policy";
import { arrivalPath } from "./providers/arrival.session";
import { findBySession, findByToken, type Identity } from "./queries";
import { type Actor, SESSION_SECONDS } from "./schema";

declare module "next-auth" {
  // biome-ignore lint/style/useConsistentTypeDefinitions: next-auth's own types are extended by merging
  interface User {
    userType: UserType;
    sessionId: string;
  }
  // biome-ignore lint/style/useConsistentTypeDefinitions: as above
  interface Session {
    user: { id: string; userType: UserType; name?: string | null };
  }
}
declare module "next-auth/jwt" {
  // biome-ignore lint/style/useConsistentTypeDefinitions: as above
  interface JWT {
    sub: string;
    /** The session's row; without it the token is worthless. */
    sid: string;
    userType: UserType;
    /** When the session ends however active it is, in milliseconds. */
    endsAt: number;
  }
}

// The text comes from the client, so it may say anything.
const cut = (text: string) => text.slice(0, 100);

/** A provider that is down, or whom someone told no, is no fault of this site. */
function logProvider(detail: unknown): void {
  const { error = detail, providerId } = Object(detail);
  const line = { provider: cut(String(providerId)), error: cut(String(error?.message ?? error)) };
  log.warn(line, "a login by a provider failed: see its error");
}

/** How next-auth keeps sessions: an eight-hour cookie that names one of our rows. */
export function authOptions(): NextAuthOptions {
  const { NEXTAUTH_SECRET, SITE_URL } = env();
  return {
    secret: NEXTAUTH_SECRET,
    providers: loginProviders(),
    pages: { signIn: "/login", error: "/login", signOut: "/" },
    // With the cookie's age alone, the token in it would stay valid for thirty days.
    session: { strategy: "jwt", maxAge: SESSION_SECONDS },
    jwt: { maxAge: SESSION_SECONDS },
    cookies: {
      sessionToken: {
        name: sessionCookieName(SITE_URL),
        options: {
          httpOnly: true,
          sameSite: "lax",
          path: "/",
          secure: SITE_URL.startsWith("https://"),
        },
      },
    },
    callbacks: {
      // A provider only says who someone is; our own pages end the login (docs/decisions/0063).
      signIn: async ({ account, profile }) =>
        account?.type === "oauth"
          ? arrivalPath(account.provider, profile, await readActor())
          : true,
      jwt: async ({ token, user }) => {
        const sid = user ? user.sessionId : token.sid;
        const found = await findBySession(sid);
        // next-auth takes an error as the end of the session and clears the cookie.
        if (!found) throw new Error("the session has ended");
        await touchSession(sid, found.lastSeenAt);
        const { id, userType } = found.identity;
        return { sub: id, sid, userType, endsAt: found.expiresAt.getTime() };
      },
      session: ({ session, token }) => ({
        user: { id: token.sub, userType: token.userType },
        expires: new Date(
          Math.min(new Date(session.expires).getTime(), token.endsAt),
        ).toISOString(),
      }),
    },
    events: {
      signOut: async ({ token }) => {
        if (token?.sid) await endSession(token.sid);
      },
    },
    logger: {
      error: (code, detail) => {
        // An ended session and a refused login are not faults.
        if (code === "JWT_SESSION_ERROR") return;
        if (code.startsWith("OAUTH_") || code === "SIGNIN_OAUTH_ERROR") return logProvider(detail);
        const line = { code: cut(code), detail: cut(String(detail)) };
        log.error(line, "the session library failed: see its code");
      },
      warn: (code) => log.debug({ code }, "next-auth"),
      debug: () => undefined,
    },
  };
}

function mint(identity: Identity | null): Actor | null {
  if (identity) noteUser(identity.id);
  return identity as Actor | null;
}

async function readCookie(): Promise<string | null> {
  markPersonal();
  const { NEXTAUTH_SECRET, SITE_URL } = env();
  const token = (await cookies()).get(sessionCookieName(SITE_URL))?.value;
  if (!token) return null;
  const content = await decode({ token, secret: NEXTAUTH_SECRET }).catch(() => null);
  return content?.sid ?? null;
}

/** The account signed in with this browser, read from the database once per request. */
export const readActor = cache(async (): Promise<Actor | null> => {
  const sessionId = await readCookie();
  const found = sessionId ? await findBySession(sessionId) : null;
  if (!found || !sessionId) return null;
  await touchSession(sessionId, found.lastSeenAt);
  return mint(found.identity);
});

/** The bearer token a request carries. */
export function bearerOf(request: Request): string | null {
  const [scheme, token] = (request.headers.get("authorization") ?? "").split(" ");
  return scheme?.toLowerCase() === "bearer" && token ? token : null;
}

/**
 * The account behind an API request, by session cookie or bearer token. Throws `unauthenticated`
 * for a bearer token that has ended, and `invalid` when cookie and token belong to different
 * people.
 */
export async function readRequestActor(request: Request): Promise<Actor | null> {
  const token = bearerOf(request);
  if (!token) return readActor();
  const actor = mint(await findByToken(token));
  if (!actor) throw new DomainError("unauthenticated", "This token has expired. Log in again.");
  const other = await readActor();
  if (other && other.id !== actor.id) {
    throw new DomainError("invalid", "The cookie and the bearer token belong to different people.");
  }
  return actor;
}

/**
 * Reads again whose request this is, for a response that stays open; null once the session or the
 * token has ended.
 */
export async function rereadActor(actor: Actor, request: Request): Promise<Actor | null> {
  const token = bearerOf(request);
  if (token) return mint(await findByToken(token));
  const found = actor.sessionId ? await findBySession(actor.sessionId) : null;
  return mint(found?.identity ?? null);
}

/** The person opening this page. Sends anyone not signed in to the login, which leads back here. */
export async function requireActor(): Promise<Actor> {
  const actor = await readActor();
  if (actor) return actor;
  const path = ownPath(await readAddress()) ?? "/app";
  redirect(loginPath(path) as "/login");
}

/** The employer opening this page. Sends everyone else to their own start page. */
export async function requireEmployer(): Promise<Actor> {
  const actor = await requireActor();
  if (actor.userType !== "employer") redirect(homeOf(actor.userType));
  return actor;
}

/**
 * The admin opening this page. Sends others home, and an admin without approval or a second factor
 * to where it says what is missing.
 */
export async function requireAdmin(): Promise<Actor> {
  const actor = await requireActor();
  if (actor.userType !== "admin") redirect(homeOf(actor.userType));
  if (!actor.isApproved) redirect("/app");
  // One who runs boards alone.
  if (actor.boardIds.length > 0) redirect(boardPath(actor));
  if (!canAdminister(actor)) redirect("/app/settings/security" as "/app");
  return actor;
}

const boardPath = (actor: Actor) =>
  (canAdministerBoard(actor, currentBoardId()) ? "/admin/appearance" : "/app") as "/app";

/**
 * The admin opening a page for the face and the words of this board, or of the site itself; one who
 * runs boards alone opens it at those. Sends others away like `requireAdmin`.
 */
export async function requireBoardAdmin(): Promise<Actor> {
  const actor = await requireActor();
  return canAdministerBoard(actor, currentBoardId()) ? actor : requireAdmin();
}
