import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { hash } from "@node-rs/argon2";
import type { BrowserContext, Page } from "@playwright/test";
import { encode } from "next-auth/jwt";
import type { Sql } from "./database";
import { PORT } from "./port";

export const PASSWORD = "sails-and-anchors-7";
export const SESSION_COOKIE = "jobharbor.session";

const DATA = ".data/e2e";
const HOURS_8 = 8 * 3600;

type UserType = "job_seeker" | "employer" | "admin";
export type PersonValues = {
  userType?: UserType;
  status?: "active" | "awaiting_approval" | "suspended";
  isVerified?: boolean;
  hasTwoFactor?: boolean;
};

/** A person with an account, and a cookie as signing in would have set it. */
export type Person = {
  id: string;
  email: string;
  username: string;
  userType: UserType;
  sessionId: string;
  cookie: string;
};

let passwordHash: Promise<string> | undefined;

/** The cookie of that session, sealed as the product does. */
export function sealSession(
  { id, userType, sessionId }: Pick<Person, "id" | "userType" | "sessionId">,
  maxAge = HOURS_8,
): Promise<string> {
  return encode({
    token: { sub: id, sid: sessionId, userType, endsAt: Date.now() + 30 * 86_400_000 },
    secret: readFileSync(`${DATA}/secret`, "utf8"),
    maxAge,
  });
}

export async function insertPerson(sql: Sql, values: PersonValues): Promise<Person> {
  const { userType = "job_seeker", status = "active", isVerified = true } = values;
  const { hasTwoFactor = userType === "admin" && status === "active" } = values;
  passwordHash ??= hash(PASSWORD, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
  const [id, sessionId] = [randomUUID(), randomUUID()];
  const username = `person-${id.slice(0, 8)}`;
  const email = `${username}@example.org`;
  await sql(
    `INSERT INTO users (id, email, username, password_hash, user_type, status, email_verified_at,
       two_factor_secret, two_factor_enabled_at)
     VALUES ($1, $2, $3, $4, $5::user_type, $6::user_status, CASE WHEN $7 THEN now() END,
       CASE WHEN $8 THEN 'none that works' END, CASE WHEN $8 THEN now() END)`,
    [id, email, username, await passwordHash, userType, status, isVerified, hasTwoFactor],
  );
  await sql(
    `INSERT INTO sessions (id, user_id, expires_at, user_agent)
     VALUES ($1, $2, now() + interval '30 days', 'e2e')`,
    [sessionId, id],
  );
  const person = { id, email, username, userType, sessionId };
  return { ...person, cookie: await sealSession(person) };
}

/** Signs this browser in as the person: sets the cookie, and what scripts may know. */
export async function enterAs(context: BrowserContext, person: Person): Promise<void> {
  const url = `http://localhost:${PORT}`;
  await context.addCookies([
    { name: SESSION_COOKIE, value: person.cookie, url, httpOnly: true, sameSite: "Lax" },
  ]);
  await context.addInitScript(
    ([userId, userType]) => {
      // The mailbox's frame has no storage.
      if (window !== window.top) return;
      if (localStorage.getItem("userId") || sessionStorage.getItem("entered")) return;
      sessionStorage.setItem("entered", "yes");
      localStorage.setItem("userId", userId);
      localStorage.setItem("userType", userType);
      localStorage.setItem("expiresAt", String(Date.now() + 8 * 3_600_000));
    },
    [person.id, person.userType] as const,
  );
}

/**
 * Removes the session from the browser while no page of the product is open: an open one would
 * notice, and its redirect to the login would collide with the test's next navigation.
 */
export async function forgetSession(page: Page): Promise<void> {
  await page.goto("/robots.txt");
  await page.context().clearCookies();
}

/** A new session of one of the demo's accounts, which have something on every page. */
export async function demoPerson(sql: Sql, name: "seeker" | "employer"): Promise<Person> {
  const [person] = await sql<{ id: string; email: string; username: string; user_type: UserType }>(
    "SELECT id, email, username, user_type FROM users WHERE email LIKE $1 || '@demo.%'",
    [name],
  );
  if (!person) throw new Error(`There is no ${name} in the demo.`);
  const { id, email, username, user_type: userType } = person;
  const sessionId = randomUUID();
  await sql(
    `INSERT INTO sessions (id, user_id, expires_at, user_agent)
     VALUES ($1, $2, now() + interval '30 days', 'e2e')`,
    [sessionId, id],
  );
  const known = { id, email, username, userType, sessionId };
  return { ...known, cookie: await sealSession(known) };
}
