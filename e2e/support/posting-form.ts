import type { Page } from "@playwright/test";
import { verifyCompany } from "./companies";
import type { Fixtures } from "./fixtures";

/** The page's content. */
export const main = (page: Page) => page.getByRole("main");
/** A field of the page by its whole label. */
export const field = (page: Page, label: string) => main(page).getByLabel(label, { exact: true });
/** A button by its whole name. */
export const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/** Logs in the owner of a verified company, whose jobs go live at once; returns them and its id. */
export async function aPoster({ anOwner, sql }: Pick<Fixtures, "anOwner" | "sql">) {
  const { owner, job } = await anOwner();
  await verifyCompany(sql, job.companyId);
  return { owner, companyId: job.companyId };
}

/** Fills in the form's required fields. */
export async function fill(page: Page, title: string): Promise<void> {
  await field(page, "Job Title").fill(title);
  await field(page, "Location").fill("Pune");
  await field(page, "Job Description").fill("You keep the **light** burning, every night.");
  await field(page, "Required Skills").fill("Lamps, Lenses");
}
