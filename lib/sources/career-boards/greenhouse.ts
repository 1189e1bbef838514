import { type Fields, fieldsOf, jobsIn, listOf, salaryOf, textOf, toJobPosting } from "./values";

/**
 * The postings of a Greenhouse job board (`/v1/boards/{board}/jobs?content=true`), with their pay
 * if it was requested (`pay_transparency=true`).
 */
export function readGreenhouse(document: unknown, company: string): Fields[] {
  return jobsIn(document, "jobs", "Greenhouse").map((job) => {
    const [pay] = listOf(job["pay_input_ranges"]);
    const cents = (value: unknown) => (typeof value === "number" ? value / 100 : undefined);
    return toJobPosting(
      {
        identifier: textOf(job["id"]),
        title: textOf(job["title"]),
        description: textOf(job["content"]),
        hiringOrganization: textOf(job["company_name"]),
        jobLocation: textOf(fieldsOf(job["location"])["name"]),
        occupationalCategory: listOf(job["departments"]).flatMap(
          ({ name }) => textOf(name) ?? [],
        )[0],
        datePosted: textOf(job["first_published"]) ?? textOf(job["updated_at"]),
        validThrough: textOf(job["application_deadline"]),
        baseSalary:
          pay &&
          salaryOf({
            min: cents(pay["min_cents"]),
            max: cents(pay["max_cents"]),
            currency: pay["currency_type"],
            unit: /hour/i.test(textOf(pay["title"]) ?? "") ? "HOUR" : "YEAR",
          }),
        url: textOf(job["absolute_url"]),
      },
      company,
    );
  });
}
