import type { Page } from "@playwright/test";
import { expectNoViolations } from "../support/axe";
import { expect, test } from "../support/fixtures";
import { tabTo } from "../support/input-methods";
import { APPLICATIONS_PATH, aPipeline, lane } from "../support/pipeline";

// What the mouse does in the lanes and in the table, with keys alone.

const NAMES = ["Ines Carvalho", "Jonas Weber", "Bo Li", "Ada King"];

const WIDE = { width: 1440, height: 900 };

const link = (page: Page, name: string) => page.getByRole("link", { name, exact: true });
const said = (page: Page, text: string) => page.getByRole("status").filter({ hasText: text });
const chosen = (page: Page, count: number) =>
  page.getByRole("toolbar", { name: `${count} selected` });

test.beforeEach(async ({ page, aRecruiter, anApplicant }) => {
  await page.setViewportSize(WIDE);
  await aPipeline({ aRecruiter, anApplicant }, NAMES);
});

test("cards are found, lifted, selected, moved and opened by keys in the lanes", async ({
  page,
}) => {
  const { keyboard } = page;
  await page.goto(APPLICATIONS_PATH);
  await tabTo(page, link(page, "Ines Carvalho"));

  await test.step("arrow keys go from card to card, and digits move", async () => {
    await keyboard.press("ArrowDown");
    await expect(link(page, "Jonas Weber")).toBeFocused();
    await keyboard.press("3");
    await expect(lane(page, "Interview").getByText("Jonas Weber")).toBeVisible();
    // The next card, not the body.
    await expect(link(page, "Bo Li")).toBeFocused();
    await keyboard.press("ArrowRight");
    await expect(link(page, "Jonas Weber")).toBeFocused();
    await keyboard.press("ArrowLeft");
    await expect(link(page, "Ines Carvalho")).toBeFocused();
  });

  await test.step("Space lifts and drops, Escape puts back", async () => {
    await keyboard.press("Space");
    await expect(said(page, "Ines Carvalho lifted.")).toBeAttached();
    await keyboard.press("ArrowRight");
    await expect(said(page, "Over In review")).toBeAttached();
    await expectNoViolations(page);
    await page.setViewportSize(WIDE);
    await keyboard.press("Escape");
    await expect(said(page, "Ines Carvalho stays")).toBeAttached();
    await expect(lane(page, "New").getByText("Ines Carvalho")).toBeVisible();
    await keyboard.press("Space");
    await keyboard.press("ArrowRight");
    await keyboard.press("Space");
    await expect(lane(page, "In review").getByText("Ines Carvalho")).toBeVisible();
    await expect(link(page, "Ines Carvalho")).toBeFocused();
  });

  await test.step("X and Shift select, and a digit moves everyone selected", async () => {
    await link(page, "Bo Li").focus();
    await keyboard.press("x");
    await expect(chosen(page, 1)).toBeVisible();
    await keyboard.press("Escape");
    await expect(chosen(page, 1)).toHaveCount(0);
    await keyboard.press("Shift+ArrowDown");
    await expect(chosen(page, 2)).toBeVisible();
    await expect(link(page, "Ada King")).toBeFocused();
    await expectNoViolations(page);
    await page.setViewportSize(WIDE);
    await keyboard.press("2");
    for (const name of ["Bo Li", "Ada King"]) {
      await expect(lane(page, "In review").getByText(name)).toBeVisible();
    }
    await expect(chosen(page, 2)).toHaveCount(0);
  });

  await test.step("a decision opens the panel, and moves nobody without it", async () => {
    await link(page, "Jonas Weber").focus();
    await keyboard.press("6");
    await expect(page.getByRole("dialog")).toBeVisible();
    await keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(lane(page, "Interview").getByText("Jonas Weber")).toBeVisible();
  });

  await test.step("a click with Shift selects a range", async () => {
    // Those who moved stand last until the server's order is here.
    const inReview = lane(page, "In review").locator(".cand-name");
    await expect(inReview).toHaveText(["Ines Carvalho", "Bo Li", "Ada King"]);
    await link(page, "Ines Carvalho").focus();
    await keyboard.press("x");
    await lane(page, "In review")
      .getByText("Ada King")
      .click({ modifiers: ["Shift"] });
    await expect(chosen(page, 3)).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${APPLICATIONS_PATH}$`));
  });

  await link(page, "Jonas Weber").focus();
  await keyboard.press("Enter");
  await expect(page).toHaveURL(/\/employer\/applications\/[0-9a-f-]{36}/);
});

test("rows are found, selected and opened by keys in the table", async ({ page }) => {
  const { keyboard } = page;
  await page.goto(`${APPLICATIONS_PATH}?view=table`);
  await tabTo(page, link(page, "Ines Carvalho"));

  await keyboard.press("ArrowDown");
  await expect(link(page, "Jonas Weber")).toBeFocused();
  await keyboard.press("x");
  await expect(chosen(page, 1)).toBeVisible();
  await keyboard.press("Shift+ArrowDown");
  await keyboard.press("Shift+ArrowDown");
  await expect(chosen(page, 3)).toBeVisible();
  await keyboard.press("Escape");
  await expect(chosen(page, 3)).toHaveCount(0);
  await expect(link(page, "Ada King")).toBeFocused();
  await keyboard.press("ArrowUp");
  await keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Bo Li");
});

test("keys are listed, do nothing while someone types, and can be turned off", async ({ page }) => {
  const { keyboard } = page;
  await page.goto(APPLICATIONS_PATH);
  const search = page.getByLabel("Search names, CVs, answers, notes and tags");
  await search.focus();
  await keyboard.press("x");
  await expect(search).toHaveValue("x");
  await expect(chosen(page, 1)).toHaveCount(0);
  await search.fill("");
  await expect(page.getByText("4 of 4 shown")).toBeVisible();

  await link(page, "Ines Carvalho").focus();
  await keyboard.press("?");
  const help = page.getByRole("dialog", { name: "Keys" });
  await expect(help).toContainText("Lift the card");
  await expectNoViolations(page);
  await help.getByLabel("Use these keys in this browser").uncheck();
  await keyboard.press("Escape");
  await link(page, "Ines Carvalho").focus();
  for (const key of ["x", "3", "ArrowDown", "?"]) await keyboard.press(key);

  await expect(link(page, "Ines Carvalho")).toBeFocused();
  await expect(lane(page, "New").getByText("Ines Carvalho")).toBeVisible();
  await expect(chosen(page, 1)).toHaveCount(0);
});
