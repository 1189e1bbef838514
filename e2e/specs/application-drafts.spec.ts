import { applicationsTo, applyPath, fullName, insertResume, submit } from "../support/applying";
import { expect, test } from "../support/fixtures";
import { enterAs } from "../support/people";

const LEFT = "Your draft is just as you left it.";
const SAVED = /^Saved \d\d:\d\d$/;

test("an application begun in one browser continues in another, and is sent once", async ({
  aBrowser,
  page,
  aMember,
  aPosting,
  sql,
}) => {
  const [person, job] = [await aMember(), await aPosting()];
  await insertResume(sql, person.id, "Ines-Carvalho-CV.pdf");
  await page.goto(applyPath(job.id));
  await fullName(page).fill("Ines of the first");
  await expect(page.getByText(SAVED)).toBeVisible();

  const elsewhere = await aBrowser();
  await enterAs(elsewhere, person);
  const second = await elsewhere.newPage();
  await second.goto(applyPath(job.id));
  await expect(fullName(second)).toHaveValue("Ines of the first");
  await expect(second.getByText(LEFT)).toContainText("has to be chosen again");
  await fullName(second).fill("Ines of the second");
  await expect(second.getByText(SAVED)).toBeVisible();

  await page.reload();
  await expect(fullName(page)).toHaveValue("Ines of the second");
  await page.reload();
  await submit(page).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Application Submitted!");
  await second.reload();
  await expect(submit(second)).toHaveCount(0);
  expect(await applicationsTo(sql, job.id)).toHaveLength(1);
  expect(await sql("SELECT 1 FROM application_drafts WHERE user_id = $1", [person.id])).toEqual([]);
  await elsewhere.close();
});

test("a draft that the account can't store is kept in the browser, which says so", async ({
  page,
  aMember,
  aPosting,
}) => {
  await aMember();
  const job = await aPosting();
  await page.goto(applyPath(job.id));
  await page.route("**/application-draft", (route) => route.abort());
  await fullName(page).fill("Somebody offline");

  await expect(page.getByText(/^Saved in this browser \d\d:\d\d$/)).toBeVisible();
  await page.reload();
  await expect(fullName(page)).toHaveValue("Somebody offline");
});
