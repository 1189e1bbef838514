import { expectNoViolations } from "../support/axe";
import { expect, test } from "../support/fixtures";
import { aPoster, button, field, fill, main } from "../support/posting-form";
import { shootAll } from "../support/screenshots";

const ADDRESS = "https://careers.example.com/jobs/7";

test("an employer sends applicants to an address of their own, and back to the site", async ({
  page,
  aBrowser,
  anOwner,
  sql,
}) => {
  test.slow();
  await aPoster({ anOwner, sql });
  await page.goto("/employer");
  await expect(field(page, "Where people apply")).toHaveValue("here");
  await expect(field(page, "Address to apply at")).toHaveCount(0);

  const title = `Ferry purser ${Date.now()}`;
  await fill(page, title);
  await field(page, "Where people apply").selectOption({ label: "At an address of your own" });
  await button(page, "Post Job").click();
  const missing = main(page).getByRole("link", { name: "Enter the address where people apply" });
  await missing.click();
  await expect(field(page, "Address to apply at")).toBeFocused();
  await expect(field(page, "Job Title")).toHaveValue(title);
  await expectNoViolations(page);
  await shootAll(page, "apply-elsewhere-form");
  await page.setViewportSize({ width: 1440, height: 900 });

  await field(page, "Address to apply at").fill("careers.example.com/jobs/7");
  await button(page, "Post Job").click();
  await expect(page).toHaveURL(/\/employer\/jobs\/.*posted=1/);
  const [job] = await sql<{ id: string; slug: string }>(
    "SELECT id, slug FROM jobs WHERE title = $1",
    [title],
  );

  const visitor = await (await aBrowser()).newPage();
  await visitor.goto(`/job/${job?.slug}`);
  const apply = main(visitor)
    .getByRole("link", { name: "Apply Now on careers.example.com" })
    .first();
  await expect(apply).toHaveAttribute("href", ADDRESS);
  await expect(apply).toHaveAttribute("rel", /nofollow/);
  await expectNoViolations(visitor);
  await shootAll(visitor, "apply-elsewhere-page");
  await visitor.goto(`/jobs/${job?.id}/apply`);
  await expect(
    main(visitor).getByRole("link", { name: "Continue to careers.example.com" }),
  ).toHaveAttribute("href", ADDRESS);
  await visitor.close();

  await page.goto(`/employer/jobs/${job?.id}/edit`);
  await expect(field(page, "Where people apply")).toHaveValue("elsewhere");
  await expect(field(page, "Address to apply at")).toHaveValue(ADDRESS);
  await field(page, "Where people apply").selectOption({ label: "On this site" });
  await button(page, "Save Changes").click();
  await expect(page).toHaveURL(new RegExp(`/employer/jobs/${job?.id}(?:\\?|$)`));
  const [changed] = await sql<{ apply_url: string | null }>(
    "SELECT apply_url FROM jobs WHERE id = $1",
    [job?.id],
  );
  expect(changed?.apply_url).toBeNull();
  await expect(main(page).getByText("Where to apply").first()).toBeVisible();
});
