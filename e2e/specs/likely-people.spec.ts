import { main } from "../support/account-forms";
import { expectNoViolations } from "../support/axe";
import { expect, test } from "../support/fixtures";
import { shootAll } from "../support/screenshots";
import { insertApplication } from "../support/sent-applications";

test("applications that could be the same person's are shown, marked and unmarked", async ({
  page,
  aPerson,
  sql,
  aRecruiter,
}) => {
  test.setTimeout(120_000);
  const { job } = await aRecruiter({ title: "Bread baker" });
  const apply = async (fullName: string) => {
    const { id: userId } = await aPerson();
    const id = await insertApplication(sql, { userId, job }, { fullName });
    await sql("UPDATE application_details SET email = $2 WHERE application_id = $1", [
      id,
      `${userId}@example.org`,
    ]);
    return id;
  };
  const id = await apply("Ines Carvalho");
  await apply("Inês Carvalho");
  await page.goto(`/employer/applications/${id}`);
  await page.getByRole("tab", { name: "Answers" }).click();

  const likely = main(page).getByRole("region", { name: "May Be the Same Person" });
  await expect(likely).toContainText("a similar name");
  await expect(likely).toBeVisible();
  await expectNoViolations(page);
  await shootAll(page, "likely-people");
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await page.setViewportSize({ width: 1440, height: 900 });

  await page.goto(`/employer/applications?jobId=${job.id}&view=table`);
  await expect(main(page)).toContainText("May be the same person as Inês Carvalho");
  await expectNoViolations(page);
  await page.goto(`/employer/applications/${id}`);
  await page.getByRole("tab", { name: "Answers" }).click();
  await likely.getByRole("button", { name: "Same Person" }).click();
  const also = main(page).getByRole("region", { name: "Also Applied Here" });
  await expect(also).toContainText("the same person, your team says");
  await expect(likely).toHaveCount(0);
  await also.getByRole("button", { name: "Take Back" }).click();
  await likely.getByRole("button", { name: "Someone Else" }).click();
  await expect(likely).toHaveCount(0);
  const toast = page.getByRole("listitem").filter({ hasText: "Noted as someone else." });
  await toast.getByRole("button", { name: "Undo" }).click();
  await expect(likely).toContainText("Inês Carvalho");
});
