import { expect, test } from "../support/fixtures";

test("a form that is sent from a field can't be changed meanwhile, and continues there", async ({
  page,
  anOwner,
  anApplicant,
}) => {
  const { job } = await anOwner({ title: "Bread baker" });
  const id = await anApplicant(job);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/tags", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`/employer/applications/${id}`);
  const tag = page.getByLabel("Add a tag");
  await tag.fill("Night shift");
  await tag.press("Enter");

  await expect(tag).toBeDisabled();
  release();
  await expect(page.getByRole("button", { name: "Remove Night shift" })).toBeVisible();
  await expect(tag).toBeFocused();
  await page.keyboard.type("Early shift");
  await page.getByRole("button", { name: "Add Tag" }).click();
  await expect(page.getByRole("button", { name: "Remove Early shift" })).toBeVisible();
  await expect(tag).toBeFocused();
});
