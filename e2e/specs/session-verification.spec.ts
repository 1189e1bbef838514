import { button, main } from "../support/account-forms";
import { delayResponses } from "../support/delayed-responses";
import { expect, test } from "../support/fixtures";

// Spec, section 2: the guarded wrapper; section 8: "Session validation failed".

const SESSION = "**/api/auth/session";

test("a member's page without session data in the browser is verified first", async ({
  page,
  aMember,
}) => {
  const person = await aMember();
  await page.addInitScript(() => {
    for (const key of ["userId", "userType", "expiresAt"]) localStorage.removeItem(key);
  });
  let works = false;
  await page.route(SESSION, (route) =>
    works ? route.fallback() : route.fulfill({ status: 500, json: {} }),
  );
  const release = await delayResponses(page, SESSION);
  await page.goto("/app/profile");

  await expect(main(page).getByRole("status")).toHaveText("Verifying your session...");
  await expect(page.getByText(`@${person.username}`)).toBeHidden();
  release();
  await expect(main(page).getByText("Session validation failed")).toBeVisible();
  works = true;
  await button(page, "Try again").click();

  await expect(page.getByText(`@${person.username}`)).toBeVisible();
  await expect(page.getByText("Session validation failed")).toBeHidden();
  await expect(page).toHaveURL("/app/profile");
});

test("a page from the back/forward cache shows nothing until the session is verified", async ({
  page,
  aMember,
  sql,
}) => {
  const person = await aMember();
  await page.goto("/app/profile");
  const content = page.getByText(`@${person.username}`);
  await expect.poll(() => page.evaluate(() => localStorage.getItem("lastActivity"))).not.toBeNull();
  // What a browser does when it caches the page and brings it back.
  const pass = (type: string) =>
    page.evaluate((name) => {
      window.dispatchEvent(new PageTransitionEvent(name, { persisted: true }));
    }, type);
  await pass("pagehide");
  await expect(content).toBeHidden();
  await pass("pageshow");
  await expect(content).toBeVisible();

  await sql("DELETE FROM sessions WHERE user_id = $1", [person.id]);
  await pass("pagehide");
  await pass("pageshow");

  await expect(page).toHaveURL(`/login?from=${encodeURIComponent("/app/profile")}`);
});
