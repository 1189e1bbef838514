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
  fulltime: "FULL_TIME",
  parttime: "PART_TIME",
  internship: "INTERN",
  contract: "CONTRACTOR",
  freelance: "CONTRACTOR",
  volunteer: "VOLUNTEER",
  traineeship: "INTERN",
};

function placesOf(offer: Fields): string | string[] | undefined {
  const places = listOf(offer["locations"]).flatMap(
    ({ city, state, country }) => joined(", ", city, state, country) ?? [],
  );
  if (places.length > 0) return places;
  return joined(", ", offer["city"], offer["country"]) ?? textOf(offer["location"]);
}

function modeOf(offer: Fields): string | undefined {
  if (offer["hybrid"] === true) return "hybrid";
  if (offer["remote"] === true) return "remote";
  return offer["on_site"] === true ? "on-site" : undefined;
}

/** Converts "2026-11-20 09:30:00 UTC" to ISO 8601. */
function instantOf(value: unknown): string | undefined {
  return textOf(value)?.replace(/^(\S+) (\S+) UTC$/, "$1T$2Z");
}

/** The offers of a Recruitee career site (`/api/offers/`). */
export function readRecruitee(document: unknown, company: string): Fields[] {
  return jobsIn(document, "offers", "Recruitee").map((offer) => {
    const pay = fieldsOf(offer["salary"]);
    const type = textOf(offer["employment_type_code"]) ?? "";
    const base = TYPES[type.replace(/[_-].*$/, "")];
    return toJobPosting(
      {
        identifier: textOf(offer["id"]),
        title: textOf(offer["title"]),
        description: textOf(offer["description"]),
        qualifications: textOf(offer["requirements"]),
        hiringOrganization: textOf(offer["company_name"]),
        jobLocation: placesOf(offer),
        jobLocationType: modeOf(offer),
        employmentType: base ?? (type || undefined),
        occupationalCategory: textOf(offer["department"]),
        datePosted: instantOf(offer["published_at"] ?? offer["created_at"]),
        validThrough: instantOf(offer["close_at"]),
        baseSalary: salaryOf({
          min: pay["min"],
          max: pay["max"],
          currency: pay["currency"],
          unit: textOf(pay["period"])?.toUpperCase() ?? "",
        }),
        url: textOf(offer["careers_url"]) ?? textOf(offer["careers_apply_url"]),
      },
      company,
    );
  });
}
