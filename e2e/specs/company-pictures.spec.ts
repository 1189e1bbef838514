import type { Page } from "@playwright/test";
import { button, main } from "../support/account-forms";
import { expectNoViolations } from "../support/axe";
import { aCompany, aCompanyName, companyPath, dropCompanies } from "../support/companies";
import { expect, test } from "../support/fixtures";
import { enterAs } from "../support/people";

test.afterEach(({ sql }) => dropCompanies(sql));

/** A picture of this size, its left half red and its right half blue, drawn by the browser. */
async function aPicture(page: Page, width: number, height: number): Promise<Buffer> {
  const url = await page.evaluate(
    ([wide = 1, high = 1]) => {
      const canvas = document.createElement("canvas");
      canvas.width = wide;
      canvas.height = high;
      const context = canvas.getContext("2d");
      if (!context) throw new Error("There is no canvas.");
      context.fillStyle = "red";
      context.fillRect(0, 0, wide / 2, high);
      context.fillStyle = "blue";
      context.fillRect(wide / 2, 0, wide / 2, high);
      return canvas.toDataURL("image/png");
    },
    [width, height],
  );
  return Buffer.from(url.split(",")[1] ?? "", "base64");
}

async function choose(page: Page, label: string, [width, height]: [number, number]): Promise<void> {
  const buffer = await aPicture(page, width, height);
  await page.getByLabel(label).setInputFiles({ name: "quay.png", mimeType: "image/png", buffer });
}

const dialog = (page: Page) => page.getByRole("dialog");
const described = (page: Page) => main(page).getByRole("list", { name: "Photos" }).locator("p");

async function addPhoto(page: Page, alt: string): Promise<void> {
  await choose(page, "Add Photo", [900, 600]);
  await dialog(page).getByLabel("What does the picture show?").fill(alt);
  await dialog(page).getByRole("button", { name: "Save Photo" }).click();
  await expect(dialog(page)).toHaveCount(0);
}

test("an owner's cover and photos go from the editor to the public page", async ({
  page,
  context,
  aPerson,
  sql,
}) => {
  const owner = await aPerson({ userType: "employer" });
  const name = aCompanyName();
  await aCompany(sql, [owner], { name });
  await enterAs(context, owner);
  await page.goto(companyPath(name));
  await expect(main(page).locator(".cover img")).toHaveAttribute("src", /^\/img\/covers\//);
  await expect(main(page).getByRole("heading", { name: "Photos" })).toHaveCount(0);
  await page.goto("/employer/profile");

  await choose(page, "Choose Cover", [799, 400]);
  await expect(main(page).getByText("at least 800 × 200 pixels")).toBeVisible();
  await choose(page, "Choose Cover", [2000, 1000]);
  const crop = dialog(page).locator(".crop img");
  await dialog(page).getByRole("slider", { name: "Zoom" }).press("ArrowRight");
  await dialog(page).getByRole("slider", { name: "Left to right" }).press("Home");
  await expect(crop).toHaveCSS("object-position", "0% 50%");
  const box = (await dialog(page).locator(".crop").boundingBox()) ?? { x: 0, y: 0 };
  await page.mouse.move(box.x + 100, box.y + 60);
  await page.mouse.down();
  await page.mouse.move(box.x + 100, box.y + 400);
  await page.mouse.up();
  await expect(dialog(page).getByRole("slider", { name: "Top to bottom" })).toHaveValue("0");
  await expectNoViolations(page);
  await dialog(page).getByRole("button", { name: "Use as Cover" }).click();
  await expect(main(page).locator("img.own-cover")).toHaveAttribute(
    "src",
    /^\/media\/company-pictures\/[\w-]{43}\.webp$/,
  );

  await choose(page, "Add Photo", [900, 600]);
  await dialog(page).getByRole("button", { name: "Save Photo" }).click();
  await expect(dialog(page).getByText("Describe what the picture shows")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toHaveCount(0);
  for (const alt of ["The quay", "The crane", "The canteen"]) await addPhoto(page, alt);
  await expect(described(page)).toHaveText(["The quay", "The crane", "The canteen"]);

  const up = page.getByRole("button", { name: "Move Up: The canteen" });
  await up.focus();
  await page.keyboard.press("Enter");
  await expect(described(page)).toHaveText(["The quay", "The canteen", "The crane"]);
  await expect(up).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(described(page)).toHaveText(["The canteen", "The quay", "The crane"]);
  await page.getByRole("button", { name: "Describe: The quay" }).click();
  await page.getByRole("textbox", { name: "What does the picture show?" }).fill("The long quay");
  await page.keyboard.press("Enter");
  await expect(described(page)).toHaveText(["The canteen", "The long quay", "The crane"]);
  await page.getByRole("button", { name: "Remove: The crane" }).click();
  await expect(described(page)).toHaveText(["The canteen", "The long quay"]);
  await expectNoViolations(page);

  await expect(async () => {
    await page.goto(companyPath(name));
    const shown = main(page)
      .getByRole("group", { name: `Photos of ${name}` })
      .getByRole("img");
    expect(await shown.evaluateAll((all) => all.map((one) => one.getAttribute("alt")))).toEqual([
      "The canteen",
      "The long quay",
    ]);
  }).toPass({ timeout: 20_000 });
  const cover = main(page).locator(".cover img");
  await expect(cover).toHaveAttribute("src", /^\/media\/company-pictures\//);
  const response = await page.request.get((await cover.getAttribute("src")) ?? "");
  expect(response.headers()["content-type"]).toBe("image/webp");
  expect(response.headers()["cache-control"]).toBe("public, max-age=31536000, immutable");
  await expectNoViolations(page);

  await page.goto("/employer/profile");
  await button(page, "Remove Cover").click();
  await expect(main(page).locator("img.own-cover")).toHaveCount(0);
  await expect(async () => {
    await page.goto(companyPath(name));
    expect(await cover.getAttribute("src")).toMatch(/^\/img\/covers\//);
  }).toPass({ timeout: 20_000 });
});
