import { main } from "../support/account-forms";
import { expectNoViolations } from "../support/axe";
import { anOwnCompany, companyPath, dropCompanies } from "../support/companies";
import {
  aCompanyWithPhotos,
  choose,
  described,
  dialog,
  openCompany,
  photoLink,
} from "../support/company-photos";
import { expect, test } from "../support/fixtures";
import { enterAs } from "../support/people";

test.afterEach(({ sql }) => dropCompanies(sql));

test("photos open over the page, by mouse, keyboard and touch, and the focus returns", async ({
  page,
  aMember,
  sql,
}) => {
  const photos = [["The quay", "The team in Gdańsk"], ["The crane"], ["The canteen"]] as const;
  const { name } = await aCompanyWithPhotos({ page, aMember, sql }, photos);
  await openCompany(page, name, "The quay");
  await expect(main(page).getByText("The team in Gdańsk")).toBeVisible();
  const shown = dialog(page).getByRole("img");

  await photoLink(page, "The quay").focus();
  await page.keyboard.press("Enter");
  await expect(dialog(page)).toHaveAccessibleName(`Photos of ${name}`);
  await expect(shown).toHaveAccessibleName("The quay");
  await expect(dialog(page)).toContainText("The team in Gdańsk");
  await expect(dialog(page).getByRole("button", { name: "Previous photo" })).toBeFocused();
  await expectNoViolations(page);
  await page.keyboard.press("ArrowRight");
  await expect(shown).toHaveAccessibleName("The crane");
  await page.keyboard.press("End");
  await page.keyboard.press("ArrowRight");
  await expect(shown).toHaveAccessibleName("The canteen");
  await expect(dialog(page)).toContainText("3 of 3");
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toHaveCount(0);
  await expect(photoLink(page, "The quay")).toBeFocused();

  await photoLink(page, "The crane").click();
  await dialog(page).getByRole("button", { name: "Next photo" }).click();
  await expect(shown).toHaveAccessibleName("The canteen");
  await shown.evaluate((picture) => {
    const touch = (type: string, clientX: number) => {
      const finger = new Touch({ identifier: 1, target: picture, clientX, clientY: 300 });
      const touches = type === "touchend" ? [] : [finger];
      const event = { touches, changedTouches: [finger], bubbles: true };
      picture.dispatchEvent(new TouchEvent(type, event));
    };
    touch("touchstart", 200);
    touch("touchend", 320);
  });
  await expect(shown).toHaveAccessibleName("The crane");
  await dialog(page).getByRole("button", { name: "Close" }).click();
  await expect(photoLink(page, "The crane")).toBeFocused();

  for (const [width, height] of [
    [320, 640],
    [844, 390],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await photoLink(page, "The quay").click();
    for (const part of [shown, dialog(page).getByRole("button", { name: "Close" })]) {
      await expect(part).toBeInViewport({ ratio: 1 });
    }
    await page.keyboard.press("Escape");
  }
});

test("photos are links to the pictures if no script runs", async ({
  aBrowser,
  page,
  aMember,
  sql,
}) => {
  const { name } = await aCompanyWithPhotos({ page, aMember, sql }, [["The quay"]]);
  await openCompany(page, name, "The quay");
  const still = await aBrowser({ javaScriptEnabled: false });
  const visit = await still.newPage();
  await visit.goto(new URL(companyPath(name), page.url()).href);
  await photoLink(visit, "The quay").click();
  await expect(visit).toHaveURL(/\/media\/company-pictures\/[\w-]{43}\.webp$/);
  await still.close();
});

test("a stored picture is cropped again and gets another caption", async ({
  page,
  aMember,
  sql,
}) => {
  const { name } = await aCompanyWithPhotos({ page, aMember, sql }, [["The quay"]]);
  const picture = main(page).locator(".own-photos img");
  const before = await picture.getAttribute("src");

  const crop = page.getByRole("button", { name: "Crop: The quay" });
  await crop.click();
  await dialog(page).getByRole("slider", { name: "Zoom" }).fill("1.5");
  await dialog(page).getByRole("slider", { name: "Left to right" }).fill("0");
  await expectNoViolations(page);
  await dialog(page).getByRole("button", { name: "Save" }).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(crop).toBeFocused();
  await expect(picture).not.toHaveAttribute("src", before ?? "");
  await page.reload();
  await crop.click();
  await expect(dialog(page).getByRole("slider", { name: "Left to right" })).toHaveValue("0");
  await expect(dialog(page).getByRole("slider", { name: "Zoom" })).toHaveValue("1.5");
  await page.keyboard.press("Escape");

  const describe = page.getByRole("button", { name: "Describe: The quay" });
  await describe.click();
  await page.getByLabel("Caption").fill("Our own quay");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Our own quay")).toBeVisible();
  await expect(describe).toBeFocused();
  await openCompany(page, name, "The quay");
  await expect(main(page).getByRole("figure")).toContainText("Our own quay");
});

test("an admin removes one picture, and the company's people read why", async ({
  page,
  context,
  aMember,
  sql,
}) => {
  const photos = [["The quay"], ["A telephone number"]] as const;
  const { owner, name, id } = await aCompanyWithPhotos({ page, aMember, sql }, photos);
  const [file] = await sql<{ file_key: string }>(
    "SELECT file_key FROM company_pictures WHERE company_id = $1 AND position = 1",
    [id],
  );

  await aMember({ userType: "admin" });
  await page.goto(`/admin/companies/${id}`);
  const pictures = main(page).getByRole("region", { name: "Pictures" });
  await pictures.getByText("A telephone number").click();
  await pictures.getByRole("button", { name: "Remove Picture" }).last().click();
  await expect(pictures.getByText("Say why, in a few words").last()).toBeVisible();
  const why = "It shows a telephone number.";
  await pictures.getByLabel("Reason, shown to its team").last().fill(why);
  await expectNoViolations(page);
  await pictures.getByRole("button", { name: "Remove Picture" }).last().click();
  await expect(pictures.getByText("A telephone number")).toHaveCount(0);
  await expect(main(page).getByText("Picture removed").first()).toBeVisible();
  expect((await page.request.get(`/media/company-pictures/${file?.file_key}`)).status()).toBe(404);

  await enterAs(context, owner);
  await expect(async () => {
    await page.goto("/notifications");
    const note = main(page).getByText(`We've removed a picture from the page of ${name}`);
    await expect(note).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 20_000 });
  await expect(main(page).getByText(why).first()).toBeVisible();
  await page.goto("/employer/profile");
  await expect(described(page)).toHaveText(["The quay"]);
});

test("an admin removes a logo, and the company's people read why", async ({
  page,
  context,
  aMember,
  sql,
}) => {
  const { owner, name, id } = await anOwnCompany({ aMember, sql });
  await page.goto("/employer/profile");
  await choose(page, "Choose Logo", [200, 200]);
  const logo = main(page).locator("img.mark");
  const address = await logo.getAttribute("src");

  await aMember({ userType: "admin" });
  await page.goto(`/admin/companies/${id}`);
  const pictures = main(page).getByRole("region", { name: "Pictures" });
  await pictures.getByText("Logo", { exact: true }).click();
  const remove = pictures.getByRole("button", { name: "Remove Logo" });
  await remove.click();
  await expect(pictures.getByText("Say why, in a few words")).toBeVisible();
  const why = "It is another company's.";
  await pictures.getByLabel("Reason, shown to its team").fill(why);
  await expectNoViolations(page);
  await remove.click();
  await expect(main(page).getByText("Logo removed").first()).toBeVisible();
  await expect(pictures).toHaveCount(0);
  expect((await page.request.get(address ?? "")).status()).toBe(404);

  await enterAs(context, owner);
  await expect(async () => {
    await page.goto("/notifications");
    const note = main(page).getByText(`We've removed the logo of ${name}`);
    await expect(note).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 20_000 });
  await expect(main(page).getByText(why).first()).toBeVisible();
  await page.goto("/employer/profile");
  await expect(main(page).getByLabel("Choose Logo")).toBeAttached();
  await expect(logo).toHaveCount(0);
});
