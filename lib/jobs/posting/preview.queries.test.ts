import { describe, expect, it } from "vitest";
import { db } from "@/lib/platform/db/client";
import { searchView } from "@/lib/structured-data/search-snippet";
import { setUpDatabase } from "@/lib/testing/database";
import { makeCity } from "@/lib/testing/factories";
import { makeTeam } from "@/lib/testing/posting";
import { emptyFields } from "./form-fields";
import { previewPosting } from "./preview.queries";

setUpDatabase();

const SITE = { name: "Jobharbor", url: "https://jobs.example" };

describe("a preview", () => {
  it("shows a form that isn't filled in, and says what is missing", async () => {
    const { actor, companyId } = await makeTeam();

    const { job, errors } = await previewPosting(actor, { companyId, fields: emptyFields("EUR") });

    expect(job).toMatchObject({ title: "Job Title", location: "Location", jobType: "full_time" });
    expect(Object.keys(errors)).toEqual(["title", "location", "description"]);
  });

  it("is what search engines would be told", async () => {
    await makeCity();
    const { actor, companyId } = await makeTeam();
    const fields = {
      ...emptyFields("EUR"),
      title: "Baker",
      location: "Pune",
      payMin: "48000",
      description: "# Bread\n\nBake **bread** <script>alert(1)</script>",
    };

    const { job, errors } = await previewPosting(actor, { companyId, fields });
    const view = searchView(job, SITE);

    expect(errors).toEqual({});
    expect(job.descriptionHtml).toContain("<strong>bread</strong>");
    expect(job.descriptionHtml).not.toContain("<script>");
    expect(view.title).toMatch(/^Baker – Company \d+ – Jobharbor$/);
    expect(view.facts).toContainEqual({ name: "Pay", text: "From €48,000 a year" });
    expect(view.advice).toHaveLength(1);
  });

  it("says that an unknown place keeps it out of lists of jobs", async () => {
    const { actor, companyId } = await makeTeam();
    const fields = { ...emptyFields("EUR"), location: "Nowhere-by-the-Sea", payMin: "none" };

    const { job, unknownPlaces, errors } = await previewPosting(actor, { companyId, fields });

    expect(unknownPlaces).toEqual(["Nowhere-by-the-Sea"]);
    expect(errors["payMin"]).toBeDefined();
    expect(searchView(job, SITE).facts).toEqual([]);
  });

  it("is not for strangers to the company", async () => {
    const { companyId } = await makeTeam();
    const { actor } = await makeTeam();

    const shown = previewPosting(actor, { companyId, fields: emptyFields("EUR") });

    await expect(shown).rejects.toMatchObject({ code: "not_found" });
  });

  it("says so if the company is deleted while it's requested", async () => {
    const { actor, companyId } = await makeTeam();
    await db.company.delete({ where: { id: companyId } });

    const shown = previewPosting(actor, { companyId, fields: emptyFields("EUR") });

    await expect(shown).rejects.toMatchObject({ code: "not_found" });
  });
});
