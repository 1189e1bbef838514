import { expect, test } from "../support/fixtures";

test("the specification's call posts a job and responds as specified", async ({
  page,
  anOwner,
}) => {
  const { owner, job } = await anOwner();
  const { companyId, company } = job;
  await page.goto("/employer");
  const call = (path: string, body?: unknown) =>
    page.evaluate(
      async ([at, json]) => {
        const response = await fetch(at as string, {
          ...(json
            ? {
                method: "POST",
                body: JSON.stringify(json),
                headers: { "content-type": "application/json" },
              }
            : {}),
        });
        return { status: response.status, body: await response.json() };
      },
      [path, body],
    );
  const posting = {
    title: "Chart maker",
    company,
    location: "Remote",
    jobType: "Full-time",
    category: "Design",
    experienceLevel: 1.5,
    description: "Draw charts.",
    skillsRequired: ["Ink"],
    postedBy: owner.id,
  };

  const companies = await call("/api/allcompanies");
  const posted = await call("/api/postJob", posting);
  const badType = await call("/api/postJob", { ...posting, jobType: "Sometimes" });
  const badCategory = await call("/api/postJob", { ...posting, category: "None" });

  expect(companies.body).toMatchObject([{ _id: companyId, name: company }]);
  expect(posted).toMatchObject({
    status: 201,
    body: { success: true, job: { title: "Chart maker", status: "in_review" } },
  });
  expect(badType).toMatchObject({ status: 422, body: { message: "Job type is required" } });
  expect(badCategory).toMatchObject({ status: 422, body: { message: "Category is required" } });
});
