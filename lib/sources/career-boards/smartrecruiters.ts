import { type Fields, fieldsOf, jobsIn, joined, section, textOf, toJobPosting } from "./values";

/** A page of a SmartRecruiters company's postings: their ids and the total. */
export function readSmartRecruitersPage(document: unknown): { ids: string[]; total: number } {
  const jobs = jobsIn(document, "content", "SmartRecruiters");
  const total = fieldsOf(document)["totalFound"];
  const ids = jobs.flatMap(({ id }) => textOf(id) ?? []);
  return { ids, total: typeof total === "number" ? total : ids.length };
}

function modeOf(location: Fields): string | undefined {
  if (location["hybrid"] === true) return "hybrid";
  return location["remote"] === true ? "remote" : undefined;
}

/** One complete posting (`/v1/companies/{company}/postings/{id}`). */
export function readSmartRecruiters(document: unknown, company: string): Fields {
  const job = fieldsOf(document);
  const location = fieldsOf(job["location"]);
  const sections = fieldsOf(fieldsOf(job["jobAd"])["sections"]);
  const parts = ["jobDescription", "qualifications", "additionalInformation", "companyDescription"];
  return toJobPosting(
    {
      identifier: textOf(job["id"]),
      title: textOf(job["name"]),
      description: joined(
        "\n",
        ...parts.map((part) => {
          const { title, text } = fieldsOf(sections[part]);
          return section(title, text);
        }),
      ),
      hiringOrganization: textOf(fieldsOf(job["company"])["name"]),
      jobLocation: joined(
        ", ",
        location["city"],
        location["region"],
        textOf(location["country"])?.toUpperCase(),
      ),
      jobLocationType: modeOf(location),
      employmentType: textOf(fieldsOf(job["typeOfEmployment"])["label"]),
      experienceLevel: textOf(fieldsOf(job["experienceLevel"])["label"]),
      industry: textOf(fieldsOf(job["industry"])["label"]),
      occupationalCategory: textOf(fieldsOf(job["function"])["label"]),
      datePosted: textOf(job["releasedDate"]),
      url: textOf(job["postingUrl"]) ?? textOf(job["applyUrl"]),
    },
    company,
  );
}
