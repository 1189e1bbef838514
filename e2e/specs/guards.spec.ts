import { expect, test } from "../support/fixtures";
import { PASSWORD, SESSION_COOKIE, sealSession } from "../support/people";
import { PORT } from "../support/port";

const MEMBER_PAGES = [
  "/app",
  "/app/profile",
  "/app/settings",
  "/saved-jobs",
  "/applications",
  "/employer",
  "/admin",
];

type MakeRequest = (path: string) => { url: string; headers?: Record<string, string> };

// The ways in which someone could try to reach a page past the middleware (security.md, section 1
// and 3).
const WAYS: Record<string, MakeRequest> = {
  plainly: (path) => ({ url: path }),
  "as the router's data": (path) => ({ url: `${path}?_rsc=abc12`, headers: { rsc: "1" } }),
  "as a prefetch": (path) => ({
    url: path,
    headers: { rsc: "1", "next-router-prefetch": "1", "next-router-segment-prefetch": "/_tree" },
  }),
  "as a file of data": (path) => ({ url: `${path}.rsc` }),
  "as a segment": (path) => ({ url: `${path}.segments/_full.segment.rsc` }),
  "as the middleware's own": (path) => ({
    url: path,
    headers: {
      "x-middleware-subrequest": "middleware:middleware:middleware:middleware:middleware",
    },
  }),
  "with two slashes": (path) => ({ url: `/${path}` }),
  "with a coded slash": (path) => ({ url: path.replace("/", "/%2f") }),
  "in capitals": (path) => ({ url: path.toUpperCase() }),
  "with a forged header": (path) => ({
    url: path,
    headers: { "x-path": "/", "x-nonce": "x", "x-client-address": "127.0.0.1" },
  }),
};

for (const [way, build] of Object.entries(WAYS)) {
  test(`no one opens a member's page ${way}`, async ({ request, aPerson, sql }) => {
    const person = await aPerson({ userType: "admin" });
    await sql("DELETE FROM sessions WHERE id = $1", [person.sessionId]);
    // Without a cookie, with a forged one, and with one whose session has ended.
    for (const cookie of ["", "x.y.z", person.cookie]) {
      for (const path of MEMBER_PAGES) {
        const { url, headers = {} } = build(path);
        const response = await request.get(`http://localhost:${PORT}${url}`, {
          maxRedirects: 0,
          headers: { ...headers, ...(cookie ? { cookie: `${SESSION_COOKIE}=${cookie}` } : {}) },
        });
        const text = await response.text();

        // An address without a page is answered with the missing page, to the router as data.
        if (response.status() === 200) expect(text, `${way} ${path}`).toContain('"n":"missing"');
        else expect([307, 308, 400, 404], `${way} ${path}`).toContain(response.status());
        expect(text, `${way} ${path}`).not.toContain(person.username);
      }
    }
  });
}

test("a guard remembers where someone wanted to go, only on this site", async ({
  page,
  aPerson,
}) => {
  const person = await aPerson();
  await page.goto("/app/settings?tab=1");
  await expect(page).toHaveURL(`/login?from=${encodeURIComponent("/app/settings?tab=1")}`);

  await page.getByLabel("Email").fill(person.email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Login" }).click();

  await expect(page).toHaveURL("/app/settings?tab=1");
});

for (const from of [
  "//evil.example",
  "/\\evil.example",
  "https://evil.example",
  "/%09/evil.example",
]) {
  test(`a login never leads to ${from}`, async ({ page, aPerson }) => {
    const person = await aPerson();
    await page.goto(`/login?from=${encodeURIComponent(from)}`);

    await page.getByLabel("Email").fill(person.email);
    await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await page.getByRole("button", { name: "Login" }).click();

    await page.waitForURL((url) => url.pathname !== "/login");
    expect(new URL(page.url()).host).toBe(`localhost:${PORT}`);
  });
}

test("a wrong role goes to its own start page", async ({ page, aMember }) => {
  await aMember({ userType: "employer" });

  await page.goto("/admin");

  await expect(page).toHaveURL("/employer/home");
});

test("a seeker who wants to post a job is told who can", async ({ page, aMember }) => {
  await aMember();
  const reason = page.getByText("Only employers can post jobs.");
  await page.goto("/app");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(reason).toBeHidden();

  await page.goto("/employer/post-job");

  await expect(page).toHaveURL("/app#employers-only");
  await expect(reason).toBeVisible();
});

// OWASP ASVS 7.4.1, 7.4.2: the cookie alone is worthless.
test("a session ends right away with a logout, a suspension or the deletion of its account", async ({
  request,
  aPerson,
  sql,
}) => {
  const ends: [string, (id: string) => Promise<unknown>][] = [
    ["logout", (id) => sql("DELETE FROM sessions WHERE user_id = $1", [id])],
    ["a ban", (id) => sql("UPDATE users SET status = 'suspended' WHERE id = $1", [id])],
    ["the account's end", (id) => sql("DELETE FROM users WHERE id = $1", [id])],
  ];
  for (const [what, end] of ends) {
    const person = await aPerson();
    const headers = { cookie: `${SESSION_COOKIE}=${person.cookie}` };
    expect((await request.get("/api/account", { headers })).status()).toBe(200);

    await end(person.id);

    expect((await request.get("/api/account", { headers })).status(), what).toBe(401);
    const page = await request.get("/app", { headers, maxRedirects: 0 });
    expect(page.headers()["location"], what).toContain("/login");
    const session = await request.get("/api/auth/session", { headers });
    expect(await session.json(), what).toEqual({});
  }
});

// OWASP ASVS 7.3.1: eight hours in the cookie and in the token.
test("a cookie older than eight hours opens nothing", async ({ request, aPerson }) => {
  const person = await aPerson();
  const headers = { cookie: `${SESSION_COOKIE}=${await sealSession(person, -60)}` };

  expect((await request.get("/api/account", { headers })).status()).toBe(401);
});

test("the session's cookie and the token in it last eight hours, out of reach for scripts", async ({
  page,
  context,
  aPerson,
}) => {
  const person = await aPerson();
  await page.goto("/login");
  await page.getByLabel("Email").fill(person.email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Login" }).click();
  await expect(page).toHaveURL("/app");

  const cookie = (await context.cookies()).find(({ name }) => name === SESSION_COOKIE);
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: "Lax", path: "/" });
  const hours = ((cookie?.expires ?? 0) - Date.now() / 1000) / 3600;
  expect(hours).toBeGreaterThan(7.9);
  expect(hours).toBeLessThanOrEqual(8.01);
  const { readFileSync } = await import("node:fs");
  const { decode } = await import("next-auth/jwt");
  const token = await decode({
    token: cookie?.value ?? "",
    secret: readFileSync(".data/e2e/secret", "utf8"),
  });
  expect(Number(token?.["exp"]) - Number(token?.["iat"])).toBe(28_800);
});

// OWASP ASVS 3.3.4: the bearer token and the cookie are separate.
test("cookie and bearer token are never mixed", async ({ request, aPerson }) => {
  const [one, other] = [await aPerson(), await aPerson()];
  const login = async (email: string) => {
    const response = await request.post("/api/login", {
      data: { email, password: PASSWORD, userType: "job_seeker" },
    });
    return (await response.json()) as { token: string };
  };
  const { token } = await login(one.email);
  const as = (headers: Record<string, string>) => request.get("/api/account", { headers });
  const cookieOf = (value: string) => ({ cookie: `${SESSION_COOKIE}=${value}` });

  expect((await as({ authorization: `Bearer ${token}` })).status()).toBe(200);
  expect((await as({ authorization: `Bearer ${token}`, ...cookieOf(one.cookie) })).status()).toBe(
    200,
  );
  expect((await as({ authorization: `Bearer ${token}`, ...cookieOf(other.cookie) })).status()).toBe(
    422,
  );
  // The cookie's content is not a bearer token, nor the other way round.
  expect((await as({ authorization: `Bearer ${one.cookie}` })).status()).toBe(401);
  expect((await as(cookieOf(token))).status()).toBe(401);
  for (const malformed of ["Bearer", "Bearer ", "Bearer %E0%A4%A", "Basic eDp5"]) {
    const status = (await as({ authorization: malformed })).status();
    expect(status, malformed).toBe(401);
  }
});

test("another site's page can't write in someone's name", async ({ request, aPerson, sql }) => {
  const person = await aPerson();
  const cookie = `${SESSION_COOKIE}=${person.cookie}`;
  const attempts = [
    { cookie, "sec-fetch-site": "cross-site" },
    { cookie, origin: "https://evil.example" },
    { cookie },
  ];
  for (const headers of attempts) {
    const response = await request.delete("/api/account/sessions", { headers });
    expect(response.status()).toBe(403);
  }
  const forged = await request.post("/api/auth/signout", {
    headers: { cookie, "sec-fetch-site": "cross-site" },
    form: { csrfToken: "x" },
  });
  expect(forged.status()).toBe(403);
  expect(await sql("SELECT 1 FROM sessions WHERE id = $1", [person.sessionId])).toHaveLength(1);
});
