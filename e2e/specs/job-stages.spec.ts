import { expectNoViolations } from "../support/axe";
import { expect, test } from "../support/fixtures";
import { APPLICATIONS_PATH } from "../support/pipeline";

test("a job gets stages of its own, and loses nobody when it gives them up", async ({
  page,
  anOwner,
  anApplicant,
  sql,
}) => {
  const { job } = await anOwner({ title: "Bread baker" });
  const id = await anApplicant(job, { fullName: "Ines Carvalho" });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${APPLICATIONS_PATH}?jobId=${job.id}`);
  await page.getByRole("link", { name: "Change this job's stages" }).click();
  await expect(page.getByText(/This job has your company's stages/)).toBeVisible();

  // One for this job alone; a taken name is refused, and stays.
  const name = page.getByRole("textbox", { name: "Name" });
  await name.fill("Offer");
  await page.getByRole("button", { name: "Add stage" }).click();
  await expect(page.getByText(/Another stage has this name/)).toBeVisible();
  await expect(name).toHaveValue("Offer");
  await name.fill("Trial shift");
  await page.getByRole("button", { name: "Add stage" }).click();
  await expect(page.getByText("Trial shift added.")).toBeVisible();
  await expect(page.getByText(/This job has its own stages/)).toBeVisible();

  // Fewer, in another order, by the keyboard.
  const save = page.getByRole("button", { name: "Save the job's stages" });
  await page.getByRole("checkbox", { name: "New" }).uncheck();
  await expect(page.getByText(/No chosen stage means the same for applicants/)).toBeVisible();
  await save.click();
  await expect(page.getByText(/Keep a stage in which applicants see "Submitted"/)).toBeVisible();
  await page.getByRole("checkbox", { name: "New" }).check();
  for (const stage of ["In review", "Interview", "Offer"])
    await page.getByRole("checkbox", { name: stage, exact: true }).uncheck();
  await page.getByRole("button", { name: "Move Trial shift up" }).press("Enter");
  await expect(page.getByRole("button", { name: "Move Trial shift up" })).toBeFocused();
  await expectNoViolations(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await save.click();
  await expect(page.getByText("The job has these stages now.")).toBeVisible();
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 800 });
    const root = page.locator("html");
    expect(await root.evaluate((html) => html.scrollWidth - html.clientWidth)).toBe(0);
  }
  await page.setViewportSize({ width: 1440, height: 900 });

  // The lanes and the desk follow; another list of the company still has the usual ones.
  await page.getByRole("link", { name: "Applications" }).last().click();
  const lanes = page.locator(".lanes h2");
  await expect(lanes).toHaveText(["New", "Trial shift", "Hired", "Not selected"]);
  await page.getByRole("link", { name: "Ines Carvalho" }).click();
  const bar = page.getByRole("navigation", { name: "Stage" });
  await expect(bar.getByRole("button")).toHaveText([/^New/, /^Trial shift/, /^Hired/]);
  await bar.getByRole("button", { name: /^Trial shift/ }).click();
  await expect
    .poll(async () => sql("SELECT status::text FROM applications WHERE id = $1", [id]))
    .toEqual([{ status: "interview" }]);

  await page.goto(`${APPLICATIONS_PATH}/stages?jobId=${job.id}`);
  await expect(page.getByText(/1 application/).first()).toBeVisible();
  await page.getByRole("button", { name: "Use the company's stages" }).click();
  await expect(page.getByText("The job has the company's stages again.")).toBeVisible();
  await page.goto(`${APPLICATIONS_PATH}?jobId=${job.id}`);
  await expect(lanes).toHaveText([
    "New",
    "In review",
    "Interview",
    "Offer",
    "Hired",
    "Not selected",
  ]);
  const lane = page.getByRole("region", { name: "Interview, 1" });
  await expect(lane.getByRole("link", { name: "Ines Carvalho" })).toBeVisible();
});
