import { alert, button, fillLogin, main } from "../support/account-forms";
import { expectNoViolationsInBothThemes } from "../support/axe";
import { delayResponses } from "../support/delayed-responses";
import { expect, test } from "../support/fixtures";
import { SESSION_COOKIE } from "../support/people";

const DEVICES_COOKIE = "jobharbor.devices";

/** Someone else's network, so that no limit counts the two together. */
function elsewhere(): Record<string, string> {
  const part = () => Math.floor(Math.random() * 250) + 1;
  return { "x-forwarded-for": `10.${part()}.${part()}.${part()}` };
}

test("someone whose account strangers have locked solves a challenge in the form, and needs none the next time", async ({
  page,
  context,
  request,
  aPerson,
}) => {
  const { email } = await aPerson();
  const guess = async () => {
    const data = { email, password: "not it", userType: "job_seeker" };
    return (await request.post("/api/login", { data, headers: elsewhere() })).status();
  };
  for (let attempt = 0; attempt < 5; attempt++) expect(await guess()).toBe(401);
  expect(await guess()).toBe(403);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/login");
  const asked: string[] = [];
  page.on("request", (sent) => asked.push(new URL(sent.url()).pathname));
  const release = await delayResponses(page, "**/api/challenges");
  await fillLogin(page, email);
  await button(page, "Login").click();
  await expect(main(page)).toContainText("We're checking that you're not a robot");
  await expectNoViolationsInBothThemes(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  release();
  await expect(page).toHaveURL("/app", { timeout: 20_000 });
  expect(asked).toContain("/api/challenges");
  const known = (await context.cookies()).find(({ name }) => name === DEVICES_COOKIE);
  expect(known).toMatchObject({ httpOnly: true, sameSite: "Lax", path: "/" });

  await page.goto("/robots.txt");
  await context.clearCookies({ name: SESSION_COOKIE });
  for (let attempt = 0; attempt < 5; attempt++) await guess();
  expect(await guess()).toBe(403);
  asked.length = 0;
  await page.goto("/login");
  await fillLogin(page, email);
  await button(page, "Login").click();
  await expect(page).toHaveURL("/app", { timeout: 20_000 });
  expect(asked).not.toContain("/api/challenges");
});

test("a wrong password stays wrong, whatever challenge the browser solves", async ({
  page,
  request,
  aPerson,
}) => {
  const { email } = await aPerson();
  const data = { email, password: "not it", userType: "job_seeker" };
  for (let attempt = 0; attempt < 5; attempt++) {
    await request.post("/api/login", { data, headers: elsewhere() });
  }
  await page.goto("/login");
  await fillLogin(page, email, "not it either");
  await button(page, "Login").click();

  await expect(alert(page)).toContainText("Login failed.", { timeout: 20_000 });
  await expect(main(page)).not.toContainText("We're checking that you're not a robot");
});

// OWASP ASVS 14.3.1.
test("a logout ends the cookie and clears what the browser stored, except a visitor's own data", async ({
  page,
  aPerson,
  aMember,
}) => {
  await aMember();
  await page.goto("/app");
  await expect(button(page, "Account")).toBeVisible();
  await page.evaluate(() => localStorage.setItem("theme", "dark"));
  const answered = page.waitForResponse((response) => response.url().endsWith("/api/auth/signout"));
  await button(page, "Account").click();
  await button(page, "Logout").click();
  // Chromium hides it from scripts, and from the plain list of headers.
  expect(await (await answered).headerValue("clear-site-data")).toBe('"cache"');
  await expect(page).toHaveURL("/");
  expect(await page.evaluate(() => localStorage.getItem("theme"))).toBe("dark");

  for (const [method, path] of [
    ["POST", "/api/logout"],
    ["DELETE", "/api/account/sessions"],
  ] as const) {
    const { cookie } = await aPerson();
    const response = await page.request.fetch(path, {
      method,
      headers: { cookie: `jobharbor.session=${cookie}`, "sec-fetch-site": "same-origin" },
    });
    expect(response.status(), path).toBe(204);
    expect(response.headers()["clear-site-data"], path).toBe('"cache"');
    expect(response.headers()["set-cookie"], path).toMatch(
      /^jobharbor\.session=; Path=\/; Max-Age=0; HttpOnly; SameSite=Lax$/,
    );
  }
});
