import { button } from "../support/account-forms";
import { expectNoViolations } from "../support/axe";
import { expect, test } from "../support/fixtures";
import { letters, mailsTo } from "../support/outbox";
import { enterAs } from "../support/people";
import { shootAll } from "../support/screenshots";

test("a decision made on the desk is undone, and its letter is taken back there", async ({
  page,
  context,
  sql,
  anApplication,
}) => {
  test.setTimeout(120_000);
  const { recruiter, seeker, job, id } = await anApplication({ title: "Bread baker" });
  await enterAs(context, recruiter);
  await page.goto(`/employer/applications/${id}`);
  const stages = page.getByRole("navigation", { name: "Stage" });
  const waiting = page.getByRole("region", { name: "Letter waiting" });
  const refuse = async () => {
    const panel = page.getByRole("dialog", { name: "Not selected: Ines Carvalho" });
    await page.getByRole("toolbar").getByRole("button", { name: "Not selected" }).click();
    await panel.getByRole("button", { name: /^Move, Send at/ }).click();
    await expect(waiting).toContainText("Not selected: the letter to Ines Carvalho waits until");
  };
  await refuse();
  await button(page, "Undo").click();
  await expect(stages).toContainText("New, now");
  await expect(waiting).toHaveCount(0);

  await refuse();
  await page.reload();
  await expect(waiting).toContainText("(your time)");
  await expectNoViolations(page);
  await shootAll(page, "letter-waiting");
  await button(page, "Move Ines Carvalho back").click();
  await expect(page.getByText("Moved back.")).toBeVisible();
  await expect(stages).toContainText("New, now");
  await expect(waiting).toHaveCount(0);
  expect((await letters(sql, job.id)).map(({ end_reason }) => end_reason)).toEqual([
    "recalled",
    "recalled",
  ]);
  // That it was opened is all that they hear.
  const opened = `${job.company} opened your application`;
  expect((await mailsTo(sql, seeker)).filter((subject) => subject !== opened)).toEqual([]);
});
