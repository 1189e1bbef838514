import { expectNoViolations } from "../support/axe";
import { expect, test } from "../support/fixtures";

// Nothing is published here: the site is everyone's.

test.beforeEach(async ({ aMember }) => {
  await aMember({ userType: "admin" });
});

test("an admin orders, removes and adds the header's links by keyboard", async ({ page }) => {
  await page.goto("/admin/appearance");
  const header = page.getByRole("group", { name: "Links in the header" });
  const text = (number: number) => header.getByLabel(`Text of link ${number}`);
  const down = header.getByRole("button", { name: "Move Companies down" });
  await expect(text(1)).toHaveValue("Companies");
  // Until its script runs, the form can't follow.
  await expect(async () => {
    await down.press("Enter");
    await expect(text(2)).toHaveValue("Companies", { timeout: 1000 });
  }).toPass();
  await expect(down).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(text(3)).toHaveValue("Companies");
  await expect(text(1)).toHaveValue("Freshers");
  await header.getByRole("button", { name: "Remove Freshers" }).press("Enter");
  await expect(header.getByRole("button", { name: "Add Link" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(header.getByRole("listitem")).toHaveCount(4);
  await expect(text(4)).toBeFocused();
  await expect(page.getByText("1 change isn't public yet.")).toBeVisible();
  await page.getByRole("button", { name: "Discard" }).press("Enter");
  await expect(text(1)).toHaveValue("Companies");
  await expect(page.getByText("Everything here is public.")).toBeVisible();
});

test("a link with a wrong address is refused beside it, and empty ones are left out", async ({
  page,
}) => {
  await page.goto("/admin/appearance");
  const elsewhere = page.getByRole("group", { name: "Elsewhere (optional)" });
  const address = elsewhere.getByLabel("Address of link 1");
  // Until its script runs, the form can't follow.
  await expect(async () => {
    await elsewhere.getByRole("button", { name: "Add Link" }).press("Enter");
    await expect(elsewhere.getByLabel("Text of link 1")).toBeFocused({ timeout: 1000 });
  }).toPass();
  await page.keyboard.type("Mastodon");
  await address.fill("ftp://social.example/@us");
  // For the second one nothing is typed.
  await elsewhere.getByRole("button", { name: "Add Link" }).click();
  await page.getByRole("button", { name: "Publish" }).click();
  await expect(elsewhere.getByText("The address must")).toBeVisible();
  await page.getByRole("alert").getByRole("link", { name: "The address must" }).press("Enter");
  await expect(address).toBeFocused();
  await expect(address).toHaveValue("ftp://social.example/@us");
  await expect(elsewhere.getByRole("listitem")).toHaveCount(1);
  await expectNoViolations(page);
});
