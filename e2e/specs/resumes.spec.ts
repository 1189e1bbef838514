import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { aDocx, aPdf, aPlainPdf } from "../../lib/testing/resumes";
import { button, descriptionOf } from "../support/account-forms";
import { expectNoViolations } from "../support/axe";
import { expect, test } from "../support/fixtures";
import { enterAs } from "../support/people";

const CV = [
  "Meera of the Harbour",
  "Experience",
  "Harbour Engineer, Docklight\tMar 2019 - Present",
  "Crane Operator\t2015 - 2018",
  "Education",
  "BSc in Physics, University of Pune\tSep 2011 - Jun 2015",
  "Skills",
  "Welding, Knots, Signals",
];

const shelf = (page: Page) => page.getByRole("region", { name: "Resume", exact: true });
const chooser = (page: Page) => page.getByLabel("Upload a File");
const rows = (page: Page) => page.getByRole("list", { name: "Your resumes" }).getByRole("listitem");
const toast = (page: Page, text: string) => page.getByText(text, { exact: true });
const file = (name: string, buffer: Buffer) => ({
  name,
  mimeType: "application/octet-stream",
  buffer,
});

async function upload(page: Page, name: string, lines = CV): Promise<void> {
  await chooser(page).setInputFiles(file(name, await aPdf(lines)));
  await expect(rows(page).filter({ hasText: name })).toHaveCount(1);
}

test("a resume is uploaded by keyboard and read", async ({ page, aMember }) => {
  await aMember();
  await page.goto("/app/profile");
  await expect(shelf(page)).toContainText("No resume uploaded yet");
  // Waited for before the key press, or the dialog could open unhandled.
  const opened = page.waitForEvent("filechooser");
  await chooser(page).focus();
  await page.keyboard.press("Enter");
  const dialog = await opened;
  await dialog.setFiles(file("Meera.pdf", await aPdf(CV)));
  await expect(toast(page, "Meera.pdf is uploaded.")).toBeVisible();
  await expect(rows(page)).toContainText("Default");
  await expect(shelf(page)).not.toContainText("No resume uploaded yet");

  await expect(page.getByRole("heading", { name: "Found in your resume" })).toBeVisible({
    timeout: 25_000,
  });
});

const REFUSED: [string, () => Buffer, string][] = [
  ["cv.odt", () => Buffer.from("text"), "The selected file must be a PDF, DOC or DOCX"],
  ["cv.pdf", () => Buffer.from("text"), "The selected file must be a PDF, DOC or DOCX"],
  ["cv.pdf", () => Buffer.alloc(0), "The selected file is empty"],
  ["cv.pdf", () => Buffer.alloc(5_242_881), "The selected file must be smaller than 5MB"],
  [
    "cv.pdf",
    () => aPlainPdf({ trailer: "/Encrypt 9 0 R " }),
    "The selected file is password protected",
  ],
  ["cv.docx", () => aDocx().subarray(0, 400), "We couldn't upload the selected file. Try again"],
];

test("a file that is not a resume is refused at the field, with its message", async ({
  page,
  aMember,
}) => {
  await aMember();
  await page.goto("/app/profile");
  for (const [name, make, sentence] of REFUSED) {
    await chooser(page).setInputFiles(file(name, make()));
    await expect(shelf(page).getByRole("alert")).toHaveText(sentence);
    expect(await descriptionOf(chooser(page))).toContain(sentence);
    await expect(chooser(page)).toHaveAttribute("aria-invalid", "true");
  }
  await expect(rows(page)).toHaveCount(0);

  await page.route("**/api/resumes?*", (route) => route.abort());
  await chooser(page).setInputFiles(file("cv.pdf", aPlainPdf()));
  await expect(shelf(page).getByRole("alert")).toHaveText(
    "We couldn't upload the selected file. Try again",
  );
  await page.unroute("**/api/resumes?*");
  await chooser(page).setInputFiles(file("cv.pdf", aPlainPdf()));
  await expect(rows(page)).toHaveCount(1);
  await expect(shelf(page).getByRole("alert")).toHaveText("");
});

test("the API refuses what is too large, with the same messages", async ({ page, aMember }) => {
  await aMember();
  const send = (name: string, data: Buffer) =>
    page.request.post(`/api/resumes?name=${encodeURIComponent(name)}`, {
      data,
      headers: { "content-type": "application/octet-stream", "sec-fetch-site": "same-origin" },
    });

  const large = await send("cv.pdf", Buffer.alloc(5_242_881, "a"));
  expect([large.status(), (await large.json()).message]).toEqual([
    413,
    "The selected file must be smaller than 5MB",
  ]);
  const none = await send("", Buffer.alloc(0));
  expect([none.status(), (await none.json()).errors]).toEqual([422, { resume: ["Select a CV"] }]);
  const made = await send("evil\r\nset-cookie: x=1.pdf", aPlainPdf());
  expect(made.status()).toBe(201);
  const response = await page.request.get(`/api/resumes/${(await made.json()).id}/file`);
  expect(response.headers()).toMatchObject({
    "content-type": "application/pdf",
    "content-security-policy": "sandbox; default-src 'none'",
    "x-content-type-options": "nosniff",
    "cache-control": "private, no-store",
    "content-disposition": expect.stringMatching(
      /^attachment; filename="evilset-cookie: x=1\.pdf"/,
    ),
  });
  expect(response.headers()["set-cookie"] ?? "").not.toContain("x=1");
});

test("a resume is downloaded, made the default, removed and restored", async ({
  page,
  aBrowser,
  aPerson,
  aMember,
}) => {
  await aMember();
  await page.goto("/app/profile");
  await upload(page, "first.pdf", ["One"]);
  await upload(page, "second.pdf", ["Two"]);
  await expect(rows(page).first()).toContainText("first.pdf");
  await button(page, "Make second.pdf the default").click();
  await expect(toast(page, "New applications now start with second.pdf.")).toBeVisible();
  await expect(rows(page).first()).toContainText("second.pdf");

  const link = page.getByRole("link", { name: "Download second.pdf" });
  const [download] = await Promise.all([page.waitForEvent("download"), link.click()]);
  expect(download.suggestedFilename()).toBe("second.pdf");
  expect(
    readFileSync(await download.path())
      .subarray(0, 5)
      .toString(),
  ).toBe("%PDF-");
  const address = (await link.getAttribute("href")) ?? "";
  const stranger = await aBrowser();
  await enterAs(stranger, await aPerson());
  expect((await stranger.request.get(address)).status()).toBe(404);
  await stranger.close();

  await button(page, "Remove second.pdf").click();
  await expect(rows(page)).toHaveCount(1);
  await expect(chooser(page)).toBeFocused();
  expect((await page.request.get(address)).status()).toBe(404);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(rows(page).first()).toContainText("second.pdf");
  await expect(rows(page).first()).toContainText("Default");
});

test("the resumes fit a small screen, and axe finds nothing", async ({ page, aMember }) => {
  await aMember();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/app/profile");
  await upload(page, `${"Lebenslauf-".repeat(20)}.pdf`);
  await expect(page.getByRole("heading", { name: "Found in your resume" })).toBeVisible({
    timeout: 25_000,
  });
  await chooser(page).setInputFiles(file("cv.pdf", Buffer.from("text")));
  await expect(shelf(page).getByRole("alert")).not.toBeEmpty();
  await expectNoViolations(page, [1440, 390, 320]);
});
