import { randomUUID } from "node:crypto";
import type { Sql } from "../support/database";
import { expect, test } from "../support/fixtures";

const tell = (sql: Sql, userId: string) =>
  sql(
    `INSERT INTO notifications (id, user_id, kind, cause, title, text, path)
     VALUES (gen_random_uuid(), $1, 'application_message', $2, 'Acme wrote to you', 'Hello.', '/jobs')`,
    [userId, randomUUID()],
  );

test("a tab announces the unread count once, and again on a later page if there are more", async ({
  page,
  aMember,
  sql,
}) => {
  const person = await aMember();
  await tell(sql, person.id);
  await tell(sql, person.id);
  const said = page.getByText(/^You have \d+ unread/);
  const badge = page.locator(".bell-count");
  await page.goto("/companies");
  // They came before the first count, which is what a busy machine makes of those just after it.
  await expect(said).toHaveText("You have 2 unread notifications.");
  await page.goto("/internships");
  await expect(badge).toHaveText("2");
  await expect(said).toHaveCount(0);
  await tell(sql, person.id);
  await page.goto("/companies");
  await expect(badge).toHaveText("3");
  await expect(said).toHaveText("You have 3 unread notifications.");
});
