import type { Page } from "@playwright/test";
import { expectNoViolations } from "../support/axe";
import type { Sql } from "../support/database";
import { expect, test } from "../support/fixtures";
import { tabTo } from "../support/input-methods";
import { enterAs } from "../support/people";
import { APPLICATIONS_PATH, card, drag, lane } from "../support/pipeline";
import { callAs } from "../support/sent-applications";

const mover = (page: Page, name: string) => page.getByRole("button", { name: `Move ${name} to…` });
const said = (page: Page, text: string) => page.getByRole("status").filter({ hasText: text });

const stateOf = async (sql: Sql, id: string) =>
  (
    await sql<{ status: string; version: number; steps: number }>(
      `SELECT status, version, (SELECT count(*)::int FROM application_events e
         WHERE e.application_id = a.id) AS steps FROM applications a WHERE id = $1`,
      [id],
    )
  )[0];

// All of them move to the lane and back: nobody is told, and no step remains.
const UNDONE = { status: "submitted", version: 3, steps: 1 };

test("a card is moved by its menu and back", async ({ page, sql, aRecruiter, anApplicant }) => {
  const { job } = await aRecruiter({ title: "Bread baker" });
  const id = await anApplicant(job);
  await page.goto(APPLICATIONS_PATH);
  await expect(card(page, "Ines").getByText("Applied 3 days ago")).toBeAttached();
  await expectNoViolations(page);
  await page.setViewportSize({ width: 1440, height: 900 });

  await mover(page, "Ines Carvalho").click();
  await expect(page.getByRole("menu", { name: "Move Ines Carvalho to" })).toBeVisible();
  await page.getByRole("menuitem", { name: "Interview" }).click();
  await expect(lane(page, "Interview").getByText("Ines Carvalho")).toBeVisible();
  await expect(said(page, "Ines Carvalho moved to Interview")).toBeAttached();
  await expect.poll(() => stateOf(sql, id)).toMatchObject({ status: "interview", version: 2 });

  await page.getByRole("button", { name: "Undo" }).click();
  await expect(lane(page, "New").getByText("Ines Carvalho")).toBeVisible();
  await expect.poll(() => stateOf(sql, id)).toEqual(UNDONE);
  await page.reload();
  await expect(lane(page, "New").getByText("Ines Carvalho")).toBeVisible();
});

test("a card is moved with only the keyboard and back, and keeps the focus", async ({
  page,
  sql,
  aRecruiter,
  anApplicant,
}) => {
  const { job } = await aRecruiter({ title: "Bread baker" });
  const id = await anApplicant(job);
  await page.goto(APPLICATIONS_PATH);

  await tabTo(page, mover(page, "Ines Carvalho"));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("menuitem").first()).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Escape");
  await expect(mover(page, "Ines Carvalho")).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.press("1");
  await expect(lane(page, "In review").getByText("Ines Carvalho")).toBeVisible();
  await expect(mover(page, "Ines Carvalho")).toBeFocused();

  await tabTo(page, page.getByRole("button", { name: "Undo" }));
  await page.keyboard.press("Enter");
  await expect(lane(page, "New").getByText("Ines Carvalho")).toBeVisible();
  await expect.poll(() => stateOf(sql, id)).toEqual(UNDONE);
});

test("a card is dragged to a lane and the move undone; lanes stay shown or hidden", async ({
  page,
  sql,
  aRecruiter,
  anApplicant,
}) => {
  const { job } = await aRecruiter({ title: "Bread baker" });
  const id = await anApplicant(job);
  await page.goto(APPLICATIONS_PATH);

  const inReview = lane(page, "In review");
  await drag(card(page, "Ines"), inReview, inReview.getByText("Ines Carvalho"));
  await expect.poll(() => stateOf(sql, id)).toMatchObject({ status: "in_review", version: 2 });
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(lane(page, "New").getByText("Ines Carvalho")).toBeVisible();
  await expect.poll(() => stateOf(sql, id)).toEqual(UNDONE);

  await expect(lane(page, "Not selected").getByText("No one here")).toBeHidden();
  await page.getByRole("button", { name: "Show Not selected" }).click();
  await page.getByRole("button", { name: "Hide Interview" }).click();
  await page.reload();
  await expect(lane(page, "Not selected").getByText("No one here")).toBeVisible();
  await expect(page.getByRole("button", { name: "Show Interview" })).toBeVisible();
});

test("two people move one applicant: the second is told by whom, and nothing is lost", async ({
  page,
  aBrowser,
  aTeam,
  anApplicant,
  sql,
}) => {
  const { recruiter: asha, colleague: zoe, job } = await aTeam({ title: "Bread baker" });
  await sql("UPDATE users SET full_name = 'Asha Raman' WHERE id = $1", [asha.id]);
  await sql("UPDATE users SET full_name = 'Zoë Neil' WHERE id = $1", [zoe.id]);
  const first = await anApplicant(job);
  const second = await anApplicant(job, { fullName: "Tomasz Wieczorek" });
  const otherContext = await aBrowser();
  await enterAs(otherContext, zoe);
  const other = await otherContext.newPage();
  // No answer: this page hears of no move before its own is refused.
  await other.route("**/api/employer/applications/changes*", () => {});
  await page.goto(APPLICATIONS_PATH);
  await other.goto(APPLICATIONS_PATH);
  await expect(lane(other, "New").getByText("Ines Carvalho")).toBeVisible();

  await mover(page, "Ines Carvalho").click();
  await page.getByRole("menuitem", { name: "Interview" }).click();
  await expect.poll(() => stateOf(sql, first)).toMatchObject({ status: "interview", version: 2 });
  // While the pointer is on it, the message stays.
  await page.locator("[data-sonner-toast]").filter({ hasText: "moved to Interview" }).hover();
  await card(other, "Ines").dragTo(lane(other, "In review"));

  const refused = "Asha Raman moved Ines Carvalho to Interview";
  await expect(said(other, refused).first()).toBeAttached();
  await expect(lane(other, "Interview").getByText("Ines Carvalho")).toBeVisible();
  expect(await stateOf(sql, first)).toMatchObject({ status: "interview", version: 2 });
  // Having seen it, the second person moves it; then the first can't undo what is no longer there.
  await mover(other, "Ines Carvalho").click();
  await other.getByRole("menuitem", { name: "In review" }).click();
  await expect.poll(() => stateOf(sql, first)).toMatchObject({ status: "in_review", version: 3 });
  await page.getByRole("button", { name: "Undo" }).click();
  // Its own news and the refusal say the same.
  await expect(said(page, "Zoë Neil moved Ines Carvalho to In review").first()).toBeAttached();
  await expect(lane(page, "In review").getByText("Ines Carvalho")).toBeVisible();

  // At exactly the same time, one of them wins, whichever it is.
  await Promise.all([
    mover(page, "Tomasz Wieczorek").click(),
    mover(other, "Tomasz Wieczorek").click(),
  ]);
  await Promise.all([
    page.getByRole("menuitem", { name: "Interview" }).click(),
    other.getByRole("menuitem", { name: "In review" }).click(),
  ]);
  const told = /(Asha Raman|Zoë Neil) moved Tomasz Wieczorek to (Interview|In review)/;
  await expect
    .poll(async () => {
      const texts = await Promise.all(
        [page, other].map((one) => one.getByRole("status").allInnerTexts()),
      );
      return texts.filter((all) => all.some((text) => told.test(text))).length;
    })
    .toBeGreaterThan(0);
  expect(await stateOf(sql, second)).toMatchObject({ version: 2 });
  await otherContext.close();
});

test("a move made by the API is undone on the screen", async ({
  page,
  request,
  aTeam,
  anApplicant,
}) => {
  const { colleague, job } = await aTeam({ title: "Bread baker" });
  const id = await anApplicant(job);
  await page.goto(APPLICATIONS_PATH);
  await callAs(request, colleague)("PATCH", `/api/applications/${id}`, {
    to: "interview",
    version: 1,
  });

  await mover(page, "Ines Carvalho").click();
  await page.getByRole("menuitem", { name: "In review" }).click();

  await expect(page.getByText(/moved Ines Carvalho to Interview/).first()).toBeAttached();
  await expect(lane(page, "Interview").getByText("Ines Carvalho")).toBeVisible();
});
