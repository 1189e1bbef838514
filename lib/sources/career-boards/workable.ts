import { type Fields, fieldsOf, jobsIn, joined, listOf, textOf, toJobPosting } from "./values";

function placesOf(job: Fields): string | string[] | undefined {
  const places = listOf(job["locations"]).flatMap(
    ({ city, region, country }) => joined(", ", city, region, country) ?? [],
  );
  return places.length > 0 ? places : joined(", ", job["city"], job["state"], job["country"]);
}

/** The postings of a Workable account (`/api/v1/widget/accounts/{account}?details=true`). */
export function readWorkable(document: unknown, company: string): Fields[] {
  const name = textOf(fieldsOf(document)["name"]);
  return jobsIn(document, "jobs", "Workable").map((job) =>
    toJobPosting(
      {
        identifier: textOf(job["shortcode"]),
        title: textOf(job["title"]),
        description: textOf(job["description"]),
        hiringOrganization: name,
        jobLocation: placesOf(job),
        jobLocationType: job["telecommuting"] === true ? "remote" : undefined,
        employmentType: textOf(job["employment_type"]),
        experienceLevel: textOf(job["experience"]),
        industry: textOf(job["industry"]),
        occupationalCategory: joined(" ", job["function"], job["department"]),
        datePosted: textOf(job["published_on"]) ?? textOf(job["created_at"]),
        url: textOf(job["url"]) ?? textOf(job["application_url"]),
      },
      company,
    ),
  );
}
