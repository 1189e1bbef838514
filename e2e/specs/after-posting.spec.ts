import { anOwnCompany, dropCompanies } from "../support/companies";
import { expect, test } from "../support/fixtures";
import { aPoster, button, fill, main } from "../support/posting-form";

test.describe("a job that was just posted", () => {
  test.afterEach(({ sql }) => dropCompanies(sql));

  test("waits for review if its company isn't verified, and says what helps", async ({
    page,
    aMember,
    sql,
  }) => {
    await anOwnCompany({ aMember, sql });
    await page.goto("/employer");
    await fill(page, "Tide table writer");
    await button(page, "Post Job").click();

    const posted = main(page).locator(".arrival", { hasText: "Your job is waiting for review" });
    await expect(posted).toBeFocused();
    await expect(posted.getByRole("link", { name: "Verify Your Company" })).toHaveAttribute(
      "href",
      "/employer/profile#verification",
    );
    await expect(page.getByRole("heading", { name: "Share it" })).toHaveCount(0);
    // Later, the page is the posting's own again.
    await page.goto(page.url().replace("?posted=1", ""));
    await expect(main(page).getByText("In review", { exact: true })).toBeVisible();
    await expect(posted).toHaveCount(0);
  });

  test("is held, not scheduled, if its author hasn't verified their address", async ({
    page,
    anOwner,
    sql,
  }) => {
    const { owner: person } = await aPoster({ anOwner, sql });
    await sql("UPDATE users SET email_verified_at = NULL WHERE id = $1", [person.id]);
    await page.goto("/employer");
    await fill(page, "Fog horn tuner");
    await button(page, "Post Job").click();

    await expect(main(page).locator(".arrival", { hasText: "Your job is held" })).toBeFocused();
    await page.goto("/employer/jobs");
    const states = page.getByRole("navigation", { name: "Show jobs" });
    await expect(states.getByRole("link", { name: "Scheduled" })).toHaveCount(0);
    await states.getByRole("link", { name: "Held 1" }).click();
    await expect(page).toHaveURL("/employer/jobs?status=held");
    await expect(page.getByRole("row", { name: /Fog horn tuner/ })).toContainText("Held");
  });
});
