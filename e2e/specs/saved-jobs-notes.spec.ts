import { button, main } from "../support/account-forms";
import { expectNoViolations } from "../support/axe";
import { expect, test } from "../support/fixtures";
import { saveJob } from "../support/seekers";

const inDays = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

test("a note on a saved job is saved, survives a failure, and is removed", async ({
  page,
  aMember,
  aPosting,
  sql,
}) => {
  const person = await aMember();
  const job = await aPosting({ title: "Lamp trimmer" });
  await saveJob(sql, person, job.id);
  await page.goto("/saved-jobs");
  const note = page.getByRole("textbox", { name: "Your note" });
  const long = `Ask about the oil.\n${"ä".repeat(1900)}`;

  await button(page, `Add a note on ${job.title}`).click();
  await expect(note).toBeFocused();
  await note.fill("x".repeat(20_000));
  await button(page, "Save Note").click();
  await expect(main(page).getByText("A note can have at most 2000 characters")).toBeVisible();
  await expect(note).toHaveValue("x".repeat(20_000));

  await page.route("**/api/saved-jobs/*", (route) => route.abort());
  await note.fill(long);
  await button(page, "Save Note").click();
  await expect(main(page).getByRole("alert")).toContainText(
    "We couldn't save the note. Try again.",
  );
  await expect(note).toHaveValue(long);
  await page.unroute("**/api/saved-jobs/*");
  await button(page, "Save Note").click();
  await expect(button(page, `Edit the note on ${job.title}`)).toBeFocused();
  await page.reload();
  await expect(main(page)).toContainText("Ask about the oil.");

  await expectNoViolations(page);

  await button(page, `Edit the note on ${job.title}`).click();
  await note.fill("  ");
  await button(page, "Save Note").click();
  await expect(button(page, `Add a note on ${job.title}`)).toBeVisible();
  expect(await sql("SELECT note FROM saved_jobs WHERE user_id = $1", [person.id])).toEqual([
    { note: null },
  ]);
});

test("jobs closing soon say when, and come first on request", async ({
  page,
  aMember,
  aPosting,
  sql,
}) => {
  const person = await aMember();
  const soon = await aPosting({ title: "Tide reader" });
  const open = await aPosting({ title: "Net mender" });
  const closed = await aPosting({ title: "Mast maker", status: "closed", endedDaysAgo: 2 });
  await sql(
    `UPDATE jobs SET deadline = $2::date, expires_at = $2::date + interval '1 day' WHERE id = $1`,
    [soon.id, inDays(1)],
  );
  for (const [index, { id }] of [soon, closed, open].entries()) {
    await sql(
      "INSERT INTO saved_jobs (user_id, job_id, saved_at) VALUES ($1, $2, now() + make_interval(secs => $3))",
      [person.id, id, index],
    );
  }
  await page.goto("/saved-jobs");
  const cards = main(page).getByRole("article");
  await expect(cards).toContainText(["Net mender", "Mast maker", "Tide reader"]);
  await expect(main(page)).toContainText("3 jobs, newest first");

  await main(page).getByRole("link", { name: "Closing soon" }).click();
  await expect(page).toHaveURL("/saved-jobs?sort=closing");
  await expect(cards).toContainText(["Tide reader", "Net mender", "Mast maker"]);
  await expect(main(page).getByText("Closes tomorrow")).toBeVisible();
  await expect(cards.last()).toContainText("Closed");
});
