import {
  type Fields,
  fieldsOf,
  jobsIn,
  joined,
  listOf,
  salaryOf,
  textOf,
  toJobPosting,
} from "./values";

const TYPES: Record<string, string> = {
  FullTime: "FULL_TIME",
  PartTime: "PART_TIME",
  Intern: "INTERN",
  Contract: "CONTRACTOR",
  Temporary: "TEMPORARY",
};
const MODES: Record<string, string> = { Remote: "remote", Hybrid: "hybrid", OnSite: "on-site" };

function placeOf(job: Fields): string | undefined {
  const { addressLocality, addressRegion, addressCountry } = fieldsOf(
    fieldsOf(job["address"])["postalAddress"],
  );
  return addressLocality
    ? joined(", ", addressLocality, addressRegion, addressCountry)
    : textOf(job["location"]);
}

/** The pay, if the company shows it with the posting. The API sends it either way. */
function salaryIn(job: Fields): Fields | undefined {
  if (job["shouldDisplayCompensationOnJobPostings"] !== true) return undefined;
  const parts = listOf(fieldsOf(job["compensation"])["summaryComponents"]);
  const pay = parts.find(({ compensationType }) => compensationType === "Salary");
  if (!pay) return undefined;
  return salaryOf({
    min: pay["minValue"],
    max: pay["maxValue"],
    currency: pay["currencyCode"],
    // "1 YEAR"
    unit: (textOf(pay["interval"]) ?? "").replace(/^1 /, ""),
  });
}

/** The listed postings of an Ashby job board (`/posting-api/job-board/{board}`). */
export function readAshby(document: unknown, company: string): Fields[] {
  const jobs = jobsIn(document, "jobs", "Ashby").filter(({ isListed }) => isListed !== false);
  return jobs.map((job) => {
    const places = [placeOf(job), ...listOf(job["secondaryLocations"]).map(placeOf)];
    const mode = MODES[textOf(job["workplaceType"]) ?? ""];
    return toJobPosting(
      {
        identifier: textOf(job["id"]) ?? textOf(job["jobUrl"]),
        title: textOf(job["title"]),
        description: textOf(job["descriptionHtml"]) ?? textOf(job["descriptionPlain"]),
        jobLocation: places.filter((place) => place !== undefined),
        jobLocationType: mode ?? (job["isRemote"] === true ? "remote" : undefined),
        employmentType: TYPES[textOf(job["employmentType"]) ?? ""] ?? textOf(job["employmentType"]),
        occupationalCategory: textOf(job["department"]) ?? textOf(job["team"]),
        datePosted: textOf(job["publishedAt"]),
        baseSalary: salaryIn(job),
        url: textOf(job["jobUrl"]) ?? textOf(job["applyUrl"]),
      },
      company,
    );
  });
}
