import {
  type Fields,
  fieldsOf,
  jobsIn,
  joined,
  listOf,
  salaryOf,
  section,
  textOf,
  toJobPosting,
} from "./values";

const UNITS: Record<string, string> = {
  "per-year-salary": "YEAR",
  "per-month-salary": "MONTH",
  "per-week-salary": "WEEK",
  "per-day-wage": "DAY",
  "per-hour-wage": "HOUR",
};

function descriptionOf(job: Fields): string | undefined {
  const lists = listOf(job["lists"]).map(({ text, content }) =>
    section(text, content && `<ul>${content}</ul>`),
  );
  const main = job["description"] ?? job["descriptionPlain"];
  return joined("\n", main, ...lists, job["additional"] ?? job["additionalPlain"]);
}

function placesOf(categories: Fields): string | string[] | undefined {
  const all = categories["allLocations"];
  const places = Array.isArray(all) ? all.flatMap((place) => textOf(place) ?? []) : [];
  return places.length > 0 ? places : textOf(categories["location"]);
}

/** The postings of a Lever site (`/v0/postings/{site}?mode=json`). */
export function readLever(document: unknown, company: string): Fields[] {
  return jobsIn(document, null, "Lever").map((job) => {
    const categories = fieldsOf(job["categories"]);
    const pay = fieldsOf(job["salaryRange"]);
    const mode = textOf(job["workplaceType"]);
    const createdAt = job["createdAt"];
    return toJobPosting(
      {
        identifier: textOf(job["id"]),
        title: textOf(job["text"]),
        description: descriptionOf(job),
        jobLocation: placesOf(categories),
        jobLocationType: mode === "unspecified" ? undefined : mode,
        applicantLocationRequirements: mode === "remote" ? textOf(job["country"]) : undefined,
        employmentType: textOf(categories["commitment"]),
        occupationalCategory: textOf(categories["department"] ?? categories["team"]),
        datePosted: typeof createdAt === "number" ? new Date(createdAt).toISOString() : undefined,
        baseSalary: salaryOf({
          min: pay["min"],
          max: pay["max"],
          currency: pay["currency"],
          unit: UNITS[textOf(pay["interval"]) ?? ""] ?? "",
        }),
        url: textOf(job["hostedUrl"]) ?? textOf(job["applyUrl"]),
      },
      company,
    );
  });
}
