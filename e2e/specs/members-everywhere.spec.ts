import { randomUUID } from "node:crypto";
import { expectNoViolations } from "../support/axe";
import type { Sql } from "../support/database";
import { expect, test } from "../support/fixtures";
import { countShifts, MAX_SHIFT, shiftsOf } from "../support/layout-shift";
import { enterAs, type Person, sealSession } from "../support/people";

const SEEKER = [
  "/app",
  "/applications",
  "/saved-jobs",
  "/app/alerts",
  "/app/profile",
  "/app/settings",
  "/app/settings/security",
  "/app/settings/privacy",
];
/** A new session of the demo's seeker, who has something on every page. */
async function demoSeeker(sql: Sql): Promise<Person> {
  const [person] = await sql<{ id: string; email: string; username: string; user_type: string }>(
    "SELECT id, email, username, user_type FROM users WHERE email LIKE 'seeker@demo.%'",
  );
  if (!person) throw new Error("There is no seeker in the demo.");
  const { id, email, username } = person;
  const userType = person.user_type as Person["userType"];
  const sessionId = randomUUID();
  await sql(
    `INSERT INTO sessions (id, user_id, expires_at, user_agent)
     VALUES ($1, $2, now() + interval '30 days', 'e2e')`,
    [sessionId, id],
  );
  const known = { id, email, username, userType, sessionId };
  return { ...known, cookie: await sealSession(known) };
}

for (const path of SEEKER) {
  test(`${path}: nothing moves, 320 pixels are enough, and axe finds nothing`, async ({
    page,
    context,
    sql,
  }) => {
    await enterAs(context, await demoSeeker(sql));
    await countShifts(page);
    for (const width of [1440, 390, 320]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      await expect(page).toHaveURL(path);
      await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
      expect(await shiftsOf(page), `at ${width}`).toBeLessThan(MAX_SHIFT);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
    await expectNoViolations(page);
  });
}
