import { expect, test } from "../support/fixtures";

for (const width of [320, 390]) {
  test(`at ${width} pixels a job has one Apply and one Save button, and the pay's period doesn't wrap`, async ({
    page,
    aPosting,
    sql,
  }) => {
    const job = await aPosting({ title: "Lighthouse keeper" });
    await sql(
      "UPDATE jobs SET pay_min = 70500, pay_max = 77500, pay_currency = 'USD', pay_period = 'year' WHERE id = $1",
      [job.id],
    );
    await page.setViewportSize({ width, height: 844 });
    await page.goto(job.path);

    const apply = page.getByRole("link", { name: "Apply Now", exact: true });
    await expect(apply).toHaveCount(1);
    await expect(apply).toBeInViewport({ ratio: 1 });
    await page.locator(".apply-card").scrollIntoViewIfNeeded();
    await expect(apply).toHaveCount(1);
    await expect(page.locator(".apply-card").getByRole("button", { name: /^Save: / })).toHaveCount(
      0,
    );
    const bar = page.locator(".bottom-bar");
    await expect(bar).toContainText("$70,500–$77,500");
    const period = bar.locator("small");
    await expect(period).toHaveText("a year");
    expect(
      await period.evaluate((small) => {
        const range = document.createRange();
        range.selectNodeContents(small);
        return range.getClientRects().length;
      }),
    ).toBe(1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });
}

test("the application form leaves a gap between the job's facts and the reader's match", async ({
  page,
  aMember,
  sql,
}) => {
  const [job] = await sql<{ id: string }>(
    `SELECT id FROM jobs j WHERE status = 'live' AND apply_url IS NULL
       AND EXISTS (SELECT 1 FROM job_skills s WHERE s.job_id = j.id) LIMIT 1`,
  );
  await aMember();
  await page.goto(`/jobs/${job?.id}/apply`);
  const match = page.locator("[data-match-place] .match");
  await expect(match).toBeVisible();
  const [facts, below] = [
    await page.locator(".applied-facts").boundingBox(),
    await match.boundingBox(),
  ];
  expect((below?.y ?? 0) - ((facts?.y ?? 0) + (facts?.height ?? 0))).toBeGreaterThanOrEqual(12);
});
