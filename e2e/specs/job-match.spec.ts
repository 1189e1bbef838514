import { main } from "../support/account-forms";
import { expectNoViolations } from "../support/axe";
import { expect, test } from "../support/fixtures";
import { anyJob } from "../support/pages";
import { aSkilledMember } from "../support/seekers";

test("a job's page says which of its skills the reader has", async ({ page, aMember, sql }) => {
  await aSkilledMember({ aMember, sql });
  const { url } = await anyJob(page.request, "query=full-stack developer&skill=typescript");
  await page.goto(url);

  await expect(main(page).getByText(/^You match \d+ of \d+ skills?$/)).toBeVisible();
  await expect(main(page).getByText("TypeScript, on your profile")).toBeVisible();
  await expectNoViolations(page);
});

test("a visitor sees no match, and none is requested", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/match")) asked.push(request.url());
  });
  const { url } = await anyJob(page.request);
  await page.goto(url, { waitUntil: "networkidle" });

  await expect(main(page).getByText(/^You match/)).toHaveCount(0);
  expect(asked).toEqual([]);
});
