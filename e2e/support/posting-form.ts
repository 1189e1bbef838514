import type { Page } from "@playwright/test";
import { joinCompany } from "./companies";
import type { Sql } from "./database";
import type { Person } from "./people";

/** The page's content. */
export const main = (page: Page) => page.getByRole("main");
/** A field of the page by its whole label. */
export const field = (page: Page, label: string) => main(page).getByLabel(label, { exact: true });
/** A button by its whole name. */
export const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/** Makes a verified person an owner of the posting's company. */
export async function join(sql: Sql, person: Person, companyId: string) {
  await sql("UPDATE companies SET verified_at = now(), verified_by = 'a test' WHERE id = $1", [
    companyId,
  ]);
  await joinCompany(sql, person, { companyId, role: "owner" });
}

/** Fills in the form's required fields. */
export async function fill(page: Page, title: string): Promise<void> {
  await field(page, "Job Title").fill(title);
  await field(page, "Location").fill("Pune");
  await field(page, "Job Description").fill("You keep the **light** burning, every night.");
  await field(page, "Required Skills").fill("Lamps, Lenses");
}
