import type { Page } from "@playwright/test";
import { expectNoViolations } from "../support/axe";
import { expect, type Fixtures, test } from "../support/fixtures";
import { enterAs, type Person, SESSION_COOKIE } from "../support/people";
import { APPLICATIONS_PATH, lane } from "../support/pipeline";
import { callAs } from "../support/sent-applications";

// What colleagues do shows on open pages: two recruiters, each in a browser of their own.

const WIDE = { width: 1440, height: 900 };
const CHANGES = "**/api/employer/applications/changes*";
const card = (page: Page, id: string) => page.locator(`[data-id="${id}"]`);
const said = (page: Page, text: string) => page.getByRole("status").filter({ hasText: text });
const notice = (page: Page) => page.locator(".live");

async function enteredPage(aBrowser: Fixtures["aBrowser"], person: Person): Promise<Page> {
  const context = await aBrowser();
  await enterAs(context, person);
  return context.newPage();
}

/** Opens a page, and waits until it follows what happens. */
async function openFollowing(page: Page, path: string): Promise<void> {
  const stream = page.waitForResponse((response) => response.url().includes("/changes"));
  await page.goto(path);
  await stream;
}

async function moveBy(page: Page, name: string, stage: string): Promise<void> {
  await page.getByRole("button", { name: `Move ${name} to…` }).click();
  await page.getByRole("menuitem", { name: stage }).click();
}

test("a colleague's move shows in the lanes, in the table and on the home page", async ({
  aBrowser,
  page,
  context,
  aTeam,
  anApplicant,
  sql,
}) => {
  const { colleague: mara, job } = await aTeam({ title: "Bread baker" });
  await sql("UPDATE users SET full_name = 'Mara Lind' WHERE id = $1", [mara.id]);
  const apply = (fullName: string) => anApplicant(job, { fullName });
  const [jonas, ines] = [await apply("Jonas Weber"), await apply("Ines Carvalho")];
  await page.setViewportSize(WIDE);
  await openFollowing(page, APPLICATIONS_PATH);
  const table = await context.newPage();
  await openFollowing(table, `${APPLICATIONS_PATH}?view=table`);
  const home = await context.newPage();
  await openFollowing(home, "/employer/home");
  await expect(home.getByRole("listitem").filter({ hasText: "New applications" })).toContainText(
    "2",
  );
  const theirs = await enteredPage(aBrowser, mara);
  await theirs.goto(APPLICATIONS_PATH);

  await moveBy(theirs, "Jonas Weber", "Interview");

  await expect(said(page, "Mara Lind moved Jonas Weber to Interview.")).toBeAttached();
  await expect(lane(page, "Interview").locator(`[data-id="${jonas}"]`)).toBeVisible();
  await expect(card(page, jonas)).toHaveAttribute("data-live", "true");
  await expect(lane(page, "New")).toHaveAccessibleName("New, 1");
  await expectNoViolations(page);
  await page.setViewportSize(WIDE);
  await expect(table.getByRole("row", { name: /Jonas Weber/ })).toContainText("Interview");
  await expect(home.getByRole("listitem").filter({ hasText: "New application" })).toContainText(
    "1",
  );
  // Those who moved it know.
  await expect(notice(theirs)).toHaveCount(0);

  await test.step("nothing moves under the pointer, and the focus follows its card", async () => {
    await page.getByRole("button", { name: "Dismiss this news" }).click();
    await card(page, ines).locator(".cand-name").hover();
    await moveBy(theirs, "Ines Carvalho", "Interview");
    await expect(said(page, "Mara Lind moved Ines Carvalho to Interview.")).toBeAttached();
    await expect(card(page, ines)).toHaveAttribute("data-live", "true");
    await page.waitForTimeout(1500);
    await expect(lane(page, "New").locator(`[data-id="${ines}"]`)).toBeVisible();

    await notice(page).getByRole("button", { name: "Show" }).click();
    await expect(lane(page, "Interview").locator(`[data-id="${ines}"]`)).toBeVisible();
    await expect(card(page, ines).locator(".cand-name")).toBeFocused();
    await expect(notice(page)).toHaveCount(0);

    // It has the focus now, and keeps it where it goes.
    await page.mouse.move(0, 0);
    await moveBy(theirs, "Ines Carvalho", "In review");
    await expect(said(page, "Mara Lind moved Ines Carvalho to In review.")).toBeAttached();
    await expect(lane(page, "In review").locator(`[data-id="${ines}"]`)).toBeVisible();
    await expect(card(page, ines).locator(".cand-name")).toBeFocused();
  });

  await test.step("on a phone the open stage stays open, and the focus stays in it", async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole("button", { name: "In review 1" }).click();
    await page.getByRole("button", { name: "Dismiss this news" }).click();
    await card(page, ines).locator(".cand-name").focus();
    await moveBy(theirs, "Ines Carvalho", "Interview");
    await expect(said(page, "Mara Lind moved Ines Carvalho to Interview.")).toBeAttached();
    await expect(page.getByRole("button", { name: "In review 0" })).toBeFocused();
    await page.setViewportSize(WIDE);
  });

  await test.step("a new application, and a withdrawn one", async () => {
    await apply("Bo Li");
    await expect(lane(page, "New").getByText("Bo Li")).toBeVisible();
    await sql("UPDATE applications SET status = 'withdrawn', decided_at = now() WHERE id = $1", [
      jonas,
    ]);
    await expect(card(page, jonas)).toHaveCount(0);
  });
  await theirs.context().close();
});

test("if a proxy holds streams back, the page polls instead", async ({
  page,
  request,
  aTeam,
  anApplicant,
}) => {
  const { colleague: mara, job } = await aTeam({ title: "Bread baker" });
  const id = await anApplicant(job);
  await page.route(CHANGES, async (route) => {
    const isStream = route.request().headers()["accept"]?.includes("text/event-stream");
    // It never gets an answer.
    if (!isStream) await route.continue();
  });
  const asked = page.waitForResponse((response) => response.url().includes("/changes"));
  await page.goto(APPLICATIONS_PATH);
  expect((await asked).headers()["content-type"]).toContain("application/json");
  const { stages } = await (
    await callAs(request, mara)("GET", `/api/employer/applications?companyId=${job.companyId}`)
  ).json();
  const interview = stages.find(({ name }: { name: string }) => name === "Interview");

  const path = `/api/employer/applications/${id}/stage`;
  await callAs(request, mara)("PUT", path, { stageId: interview.id, version: 1 });

  // It asks again after 20 seconds.
  await expect(said(page, "to Interview.")).toBeAttached({ timeout: 30_000 });
  await expect(lane(page, "Interview").locator(`[data-id="${id}"]`)).toBeVisible();
});

test("a stream ends when its reader leaves the team, and is for members only", async ({
  baseURL,
  aPerson,
  anEmployer,
  anApplicant,
  sql,
}) => {
  const { recruiter: own, job } = await anEmployer({ title: "Bread baker" });
  const stranger = await aPerson({ userType: "employer" });
  const id = await anApplicant(job);
  const ask = ({ cookie }: Person) =>
    fetch(`${baseURL}/api/employer/applications/changes?companyId=${job.companyId}`, {
      headers: { cookie: `${SESSION_COOKIE}=${cookie}`, accept: "text/event-stream" },
    });
  expect((await ask(stranger)).status).toBe(404);
  const response = await ask(own);
  expect(response.headers.get("content-type")).toBe("text/event-stream");
  expect(response.headers.get("content-encoding")).toBeNull();
  expect(response.headers.get("x-accel-buffering")).toBe("no");
  const text = response.text();

  await sql("DELETE FROM company_members WHERE user_id = $1", [own.id]);
  await sql("INSERT INTO application_tags (application_id, tag) VALUES ($1, 'secret')", [id]);

  expect(await text).not.toContain(id);
});
