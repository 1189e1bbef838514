import { describe, expect, it } from "vitest";
import { db } from "@/lib/platform/db/client";
import { setUpDatabase } from "@/lib/testing/database";
import { makeTeam } from "@/lib/testing/posting";
import { postSpecJob } from "./spec-api.commands";
import { type SpecPosting, specPosting } from "./spec-api.schema";

setUpDatabase();

const aBody = (values: Record<string, unknown> = {}): SpecPosting =>
  specPosting.parse({
    title: "Customs clerk",
    location: "Remote",
    jobType: "Full-time",
    category: "Finance",
    experienceLevel: 1.5,
    salary: 48_000,
    description: "Keep tariff codes right.",
    skillsRequired: ["Customs law", "SQL"],
    postedBy: "00000000-0000-4000-8000-000000000000",
    ...values,
  });

describe("the specification's call", () => {
  it("posts for the caller, whatever postedBy says", async () => {
    const { actor, userId } = await makeTeam();

    const { id } = await postSpecJob(actor, aBody());

    const job = await db.job.findUniqueOrThrow({ where: { id } });
    expect(job).toMatchObject({
      postedById: userId,
      jobType: "full_time",
      category: "finance",
      workMode: "remote",
      payPeriod: "year",
      experienceLevel: "entry",
      status: "live",
    });
    expect(job.payMin?.toNumber()).toBe(48_000);
  });

  it("accepts a company that the caller is a member of, and no other", async () => {
    const { actor, companyId } = await makeTeam();
    const other = await makeTeam();
    const { name } = await db.company.findUniqueOrThrow({ where: { id: companyId } });
    const foreign = await db.company.findUniqueOrThrow({ where: { id: other.companyId } });

    await postSpecJob(actor, aBody({ company: name.toUpperCase() }));

    await expect(postSpecJob(actor, aBody({ company: foreign.name }))).rejects.toMatchObject({
      fields: { company: ["You can only post for a company you're a member of"] },
    });
    const nobody = { ...actor, companies: [] };
    await expect(postSpecJob(nobody, aBody())).rejects.toMatchObject({ code: "forbidden" });
  });

  it.each([
    [{ title: " " }, "title", "Job title is required"],
    [{ experienceLevel: -1 }, "experienceLevel", "Experience cannot be negative"],
    [{ experienceLevel: "" }, "experienceLevel", "Experience level is required"],
    [{ jobType: "Sometimes" }, "jobType", "Job type is required"],
    [{ salary: -1 }, "salary", "Pay can't be negative"],
  ])("names the call's own fields in its errors: %o", async (values, field, sentence) => {
    const { actor } = await makeTeam();

    const posted = postSpecJob(actor, aBody(values));

    await expect(posted).rejects.toMatchObject({
      code: "invalid",
      fields: { [field]: expect.arrayContaining([sentence]) },
    });
  });
});
