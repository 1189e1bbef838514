import { expect, it } from "vitest";
import { db } from "@/lib/platform/db/client";
import { setUpDatabase } from "@/lib/testing/database";
import { makeCompany } from "@/lib/testing/factories";
import { suggestCompanies } from "./names.queries";

setUpDatabase();

it("finds active companies by the beginning of a word, best matches first", async () => {
  for (const name of ["Harbour Light", "Harbour", "Old Harbour", "Docklight"]) {
    await makeCompany(name);
  }
  const gone = await makeCompany("Harbourside");
  await db.company.update({ where: { id: gone }, data: { status: "suspended" } });

  const names = async (query: string) => (await suggestCompanies(query)).map(({ name }) => name);

  expect(await names("HARB")).toEqual(["Harbour", "Harbour Light", "Old Harbour"]);
  expect(await names("light")).toEqual(["Harbour Light"]);
  expect(await names("%")).toEqual([]);
  expect(await names(" ")).toEqual([]);
});
