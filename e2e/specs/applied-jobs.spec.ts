import type { Page } from "@playwright/test";
import { button } from "../support/account-forms";
import { expect, test } from "../support/fixtures";
import { enterAs } from "../support/people";
import { saveJob } from "../support/seekers";
import { insertApplication } from "../support/sent-applications";

const main = (page: Page) => page.getByRole("main");

test("jobs say that a person has applied, only to that person", async ({
  page,
  context,
  aPerson,
  aPosting,
  sql,
}) => {
  const seeker = await aPerson();
  const job = await aPosting({ title: "Buoy painter" });
  const before = await page.request.get(job.path).then((answer) => answer.text());
  expect(before).not.toContain("You applied");
  const id = await insertApplication(sql, { userId: seeker.id, job });
  await saveJob(sql, seeker, job.id);
  await enterAs(context, seeker);
  await page.goto(job.path);

  await expect(main(page).getByText(/^You applied on \d+ \w+ \d{4}\.$/)).toBeVisible();
  await expect(main(page).getByRole("link", { name: "Apply Now", exact: true })).toHaveCount(0);
  await page.goto("/saved-jobs");
  const card = main(page).getByRole("link", { name: /^Applied \d+ \w+: Buoy painter$/ });
  await expect(card).toHaveAttribute("href", `/applications/${id}`);
  await card.click();
  await expect(page).toHaveURL(`/applications/${id}`);
});

test("on a phone, the link to one's application leaves room for the bookmark", async ({
  page,
  aMember,
  aPosting,
  sql,
}) => {
  const seeker = await aMember();
  const job = await aPosting({ title: "Buoy painter" });
  await insertApplication(sql, { userId: seeker.id, job });
  const bar = page.locator(".bottom-bar");
  const link = bar.getByRole("link", { name: "Follow Your Application" });

  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(job.path);
    await expect(link).toBeVisible();
    const words = await link.boundingBox();
    const bookmark = await bar.getByRole("button", { name: /^Save: / }).boundingBox();
    expect((words?.x ?? 0) + (words?.width ?? 0)).toBeLessThanOrEqual(bookmark?.x ?? 0);
    const isWhole = await link.evaluate((one) => one.scrollWidth <= one.clientWidth);
    expect(isWhole).toBe(true);
  }
});

test("someone who went to an employer's own page is asked afterwards, and no visitor is", async ({
  page,
  context,
  aPerson,
  aPosting,
  sql,
}) => {
  const seeker = await aPerson();
  const job = await aPosting({ title: "Ferry clerk" });
  await sql("UPDATE jobs SET apply_url = 'https://careers.example.com/7' WHERE id = $1", [job.id]);
  await page.route("https://careers.example.com/**", (route) =>
    route.fulfill({ contentType: "text/html", body: "<title>Careers</title>" }),
  );
  const visits = () => sql("SELECT 1 FROM external_visits WHERE job_id = $1", [job.id]);
  const onward = main(page).getByRole("link", { name: "Continue to careers.example.com" });
  await page.goto(`/jobs/${job.id}/apply`);
  await expect(onward).toHaveAttribute("rel", "nofollow noopener");
  await onward.click();
  await expect(page).toHaveTitle("Careers");
  expect(await visits()).toEqual([]);

  await enterAs(context, seeker);
  // What records the visit is ready once it has asked where the person applied.
  const isReady = page.waitForResponse("**/api/applications");
  await page.goto(`/jobs/${job.id}/apply`);
  await isReady;
  await onward.click();
  await expect(page).toHaveTitle("Careers");
  await expect.poll(visits).toHaveLength(1);
  await page.goBack();
  const question = page.getByRole("region", { name: "Your visit" });
  await expect(question).toContainText(`Did you apply at ${job.company}?`);
  await question.getByRole("button", { name: "Not yet" }).click();
  await expect(question).toBeHidden();
  await page.goto("/applications");
  await expect(page.getByRole("heading", { name: "No applications yet" })).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("My Applications");
  await expect(question).toBeHidden();

  await sql("UPDATE external_visits SET ask_at = now() WHERE job_id = $1", [job.id]);
  await page.reload();
  await question.getByRole("button", { name: "Yes" }).click();
  await expect(main(page).getByRole("row").nth(1)).toContainText("Applied on careers.example.com");
  await main(page).getByRole("button", { name: "Remove from the list: Ferry clerk" }).click();
  await expect(page.getByRole("heading", { name: "No applications yet" })).toBeVisible();
  await button(page, "Undo").click();
  await expect(main(page).getByRole("link", { name: "Ferry clerk" })).toBeVisible();
});
