import { expectNoViolations } from "../support/axe";
import { joinCompany } from "../support/companies";
import { expect, test } from "../support/fixtures";
import { enterAs } from "../support/people";

test.describe("sharing a job", () => {
  test("offers its link to copy, to email and to scan", async ({ page, anOwner }) => {
    const { job } = await anOwner({ title: "Übersetzer & Pilot" });
    const { id, path, title, company } = job;
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.goto(`/employer/jobs/${id}`);
    const panel = page.getByRole("region", { name: "Share it" });
    const url = new URL(path, page.url()).href;

    await expect(panel.getByRole("link", { name: url })).toHaveAttribute("href", url);
    await panel.getByRole("button", { name: "Copy link" }).click();
    await expect(page.getByText("Link copied")).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url);
    const mail = await panel.getByRole("link", { name: "Email" }).getAttribute("href");
    const { searchParams } = new URL(mail ?? "");
    expect(searchParams.get("subject")).toBe(`${title}, ${company}`);
    expect(searchParams.get("body")).toContain(url);
    const code = panel.getByRole("img", { name: "QR code of the job's page" });
    await expect(code).toBeVisible();
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      panel.getByRole("link", { name: "Download" }).click(),
    ]);
    expect(download.suggestedFilename()).toBe("job-qr-code.svg");
    await expectNoViolations(page);
  });

  test("works without scripts, and only for a job that people can open", async ({
    aBrowser,
    aPerson,
    aPosting,
    sql,
  }) => {
    const posting = await aPosting({});
    const person = await aPerson({ userType: "employer" });
    await joinCompany(sql, person, { companyId: posting.companyId, role: "owner" });
    const context = await aBrowser({ javaScriptEnabled: false });
    await enterAs(context, person);
    const page = await context.newPage();
    await page.goto(`/employer/jobs/${posting.id}`);
    const panel = page.locator("#share");
    await expect(panel.getByRole("link", { name: posting.path })).toHaveCount(1);
    await expect(panel.getByRole("link", { name: "Email" })).toHaveCount(1);
    await expect(panel.locator("svg[role=img] path")).toHaveCount(1);

    await sql("UPDATE jobs SET status = 'paused' WHERE id = $1", [posting.id]);
    await page.reload();
    await expect(panel).toHaveCount(0);
    await context.close();
  });
});
