import { expectNoViolations } from "../support/axe";
import { expect, test } from "../support/fixtures";
import { aPoster, button, field, fill, main } from "../support/posting-form";

test.describe("posting a job", () => {
  test("starts at the dashboard, posts, and a visitor finds the job", async ({
    page,
    aBrowser,
    anOwner,
    sql,
  }) => {
    const { owner: person, companyId } = await aPoster({ anOwner, sql });
    await page.goto("/publish-job");

    await expect(page).toHaveURL("/employer");
    for (const name of ["Company Profile", "Your Profile"]) {
      await expect(page.getByRole("banner").getByRole("link", { name, exact: true })).toBeVisible();
    }
    const tabs = page.getByRole("navigation", { name: "Dashboard" });
    for (const name of ["Post a Job", "My Job Posts", "Applications", "Analytics"]) {
      await expect(tabs.getByRole("link", { name, exact: true })).toBeVisible();
    }
    await expect(main(page).getByText(`Welcome, ${person.username}`)).toBeVisible();
    await expect(field(page, "Location")).toHaveAttribute(
      "placeholder",
      "e.g., Remote, New York, NY",
    );
    for (const text of ["Salary (Annual)", "Separate multiple skills with commas"]) {
      await expect(main(page).getByText(text)).toBeVisible();
    }
    for (const label of ["Job Description", "Required Skills"]) {
      await expect(field(page, label)).toHaveValue("");
    }
    await expect(field(page, "Job Type")).toHaveValue("full_time");
    await expect(field(page, "Category")).toHaveValue("it");
    await expect(field(page, "Experience (Years)")).toHaveValue("0");
    await expect(main(page).getByText("Company Name")).toHaveCount(0);

    await fill(page, "Keeper of the light");
    await main(page).getByLabel("From", { exact: true }).fill("48000");
    await button(page, "Preview").click();
    await expect(main(page).locator(".editor-preview strong")).toHaveText("light");
    await expect(page.getByText("How a search engine sees it")).toBeVisible();
    await expect(button(page, "Remove Lamps")).toBeVisible();
    await button(page, "See the whole page").click();
    const whole = page.getByRole("dialog", { name: "As visitors will see it" });
    await expect(whole.getByRole("heading", { level: 1 })).toHaveText("Keeper of the light");
    await whole.getByRole("link", { name: "Apply Now" }).click();
    await expect(whole.locator(".prose strong")).toHaveText("light");
    await expectNoViolations(page);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.keyboard.press("Escape");
    await expect(button(page, "See the whole page")).toBeFocused();
    await button(page, "Post Job").dblclick();

    await expect(page.getByText("Job posted successfully!")).toBeVisible();
    await expect(page).toHaveURL(/\/employer\/jobs\/[\w-]{36}\?posted=1$/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Keeper of the light");
    const posted = main(page).locator(".arrival", { hasText: "Your job is live" });
    await expect(posted).toBeFocused();
    await expect(posted.getByRole("listitem")).toHaveCount(3);
    await expectNoViolations(page);
    const rows = await sql<{ slug: string; status: string }>(
      "SELECT slug, status FROM jobs WHERE company_id = $1 AND title = 'Keeper of the light'",
      [companyId],
    );
    expect(rows.map(({ status }) => status)).toEqual(["live"]);
    const visitor = await (await aBrowser()).newPage();
    await visitor.goto("/search-results?query=Keeper+of+the+light");
    await expect(
      visitor.getByRole("link", { name: "Keeper of the light", exact: true }).first(),
    ).toBeVisible();
    await visitor.close();
    await posted.getByRole("link", { name: "Post Another Job" }).click();
    await expect(page).toHaveURL("/employer");
    await expect(field(page, "Job Title")).toHaveValue("");
  });

  test("says what is missing, in the specification's words, and loses nothing", async ({
    page,
    anOwner,
    sql,
  }) => {
    await aPoster({ anOwner, sql });
    await page.goto("/employer");
    await field(page, "Experience (Years)").fill("");
    await button(page, "Post Job").click();

    const summary = page.getByRole("alert").filter({ hasText: "There is a problem" });
    for (const text of [
      "Job title is required",
      "Location is required",
      "Experience level is required",
      "Job description is required",
    ]) {
      await expect(summary.getByRole("link", { name: text })).toBeVisible();
    }
    await expectNoViolations(page);
    await fill(page, "Pilot");
    await field(page, "Experience (Years)").fill("-1");
    await button(page, "Post Job").click();
    await expect(
      summary.getByRole("link", { name: "Experience cannot be negative" }),
    ).toBeVisible();

    await field(page, "Experience (Years)").fill("1.5");
    await page.route("**/api/jobs", async (route) => {
      await expect(button(page, "Posting...")).toBeDisabled();
      await expect(button(page, "Reset")).toBeDisabled();
      await route.fulfill({ status: 500, body: "" });
    });
    await button(page, "Post Job").click();
    await expect(page.getByText("Failed to post job. Please try again.")).toBeVisible();
    await expect(page.getByText("Failed to post job", { exact: true })).toBeVisible();
    await expect(field(page, "Job Title")).toHaveValue("Pilot");
    await page.unroute("**/api/jobs");

    await button(page, "Reset").click();
    await expect(field(page, "Job Title")).toHaveValue("");
    await button(page, "Undo").click();
    await expect(field(page, "Job Title")).toHaveValue("Pilot");
    await page.evaluate(() => {
      for (const key of ["userId", "userType", "expiresAt"]) localStorage.removeItem(key);
    });
    await button(page, "Post Job").click();
    await expect(page.getByText("Please log in to post a job")).toBeVisible();
  });

  test("keeps a draft, which two tabs can't overwrite", async ({ page, context, anOwner, sql }) => {
    const { owner: person } = await aPoster({ anOwner, sql });
    await page.goto("/employer");
    await field(page, "Job Title").fill("Buoy painter");
    await field(page, "Location").fill("Leeds");
    await expect(main(page).getByText(/^Saved \d\d:\d\d$/)).toBeVisible();

    const other = await context.newPage();
    await other.goto("/employer");
    await expect(field(other, "Job Title")).toHaveValue("Buoy painter");
    await field(other, "Job Title").fill("Buoy painter, north");
    await expect
      .poll(async () => {
        const [row] = await sql("SELECT version FROM job_drafts WHERE user_id = $1", [person.id]);
        return row?.["version"];
      })
      .toBe(2);
    await field(page, "Job Title").fill("Buoy painter, south");

    await expect(main(page).getByText(/changed in another tab/)).toBeVisible();
    await button(page, "Keep this one").click();
    await expect(main(page).getByText(/changed in another tab/)).toHaveCount(0);
    await other.close();
    await page.reload();
    await expect(field(page, "Job Title")).toHaveValue("Buoy painter, south");
    await expect(field(page, "Location")).toHaveValue("Leeds");
  });

  test("points out a near copy and continues if it is intended", async ({ page, anOwner, sql }) => {
    const { companyId } = await aPoster({ anOwner, sql });
    await page.goto("/employer");
    await fill(page, "Lock keeper");
    await button(page, "Post Job").click();
    await page.getByRole("link", { name: "Post Another Job" }).click();
    await expect(field(page, "Job Title")).toHaveValue("");
    await fill(page, "Lock keeper");
    await button(page, "Post Job").click();
    await expect(field(page, "Post it anyway")).toBeFocused();
    // It says so once, and no message says that it failed.
    await expect(page.getByText(/has a job much like this one/)).toHaveCount(1);
    await expect(page.getByText("Failed to post job")).toHaveCount(0);
    await field(page, "Post it anyway").check();
    await button(page, "Post Job").click();

    await expect(main(page).getByText("Your job is live")).toBeVisible();
    const rows = await sql("SELECT 1 FROM jobs WHERE company_id = $1 AND title = 'Lock keeper'", [
      companyId,
    ]);
    expect(rows).toHaveLength(2);
  });

  test("asks someone without a company for one and keeps what was typed", async ({
    page,
    aMember,
  }) => {
    await aMember({ userType: "employer" });
    await page.goto("/employer");
    await expect(main(page).getByText("Company Name")).toBeVisible();
    await fill(page, "Sail maker");
    await field(page, "Remote").check();
    await field(page, "Countries it can be done from").selectOption("PT");
    await button(page, "Add a question").click();
    await field(page, "Question 1").fill("Which knots do you know?");
    await button(page, "Post Job").click();

    await expect(page.getByRole("link", { name: "Company name is required" })).toBeVisible();
    await button(page, "Preview").click();
    await expect(main(page).locator(".editor-preview")).toContainText(
      "Create your company or ask to join oneto see how it will look.",
    );
    await page.reload();
    await expect(field(page, "Job Title")).toHaveValue("Sail maker");
    await page.waitForLoadState("networkidle");
    await page.reload();
    await expect(field(page, "Job Title")).toHaveValue("Sail maker");
    for (const chip of ["Remove Lamps", "Remove Portugal"]) {
      await expect(button(page, chip)).toBeVisible();
    }
    await expect(field(page, "Question 1")).toHaveValue("Which knots do you know?");

    // What comes back has everything that it had.
    await page.getByLabel("Answered by").selectOption("choice");
    const choices = page.getByLabel("Answers to choose from, question 1");
    await choices.fill("Bowline\nSheet bend");
    const kept = page.locator("input[name=questions]");
    await expect(kept).toHaveValue(/Bowline.*Sheet bend/);
    await button(page, "Reset").click();
    await expect(kept).not.toHaveValue(/Bowline/);
    await button(page, "Undo").click();
    await expect(kept).toHaveValue(/Bowline.*Sheet bend/);
    await expect(page.getByRole("button", { name: /^Remove\s*$/ })).toHaveCount(0);
  });
});
