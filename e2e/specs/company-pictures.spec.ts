import { button, main } from "../support/account-forms";
import { expectNoViolations } from "../support/axe";
import { anOwnCompany, companyPath, dropCompanies } from "../support/companies";
import { addPhoto, choose, described, dialog } from "../support/company-photos";
import { expect, test } from "../support/fixtures";

test.afterEach(({ sql }) => dropCompanies(sql));

test("an owner's cover and photos go from the editor to the public page", async ({
  page,
  aMember,
  sql,
}) => {
  const { name } = await anOwnCompany({ aMember, sql });
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
