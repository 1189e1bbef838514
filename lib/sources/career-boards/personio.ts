import { type Fields, joined, section, textOf, toJobPosting } from "./values";

// The XML reader's name for nested elements.
const PART = "jobdescriptions.jobdescription";
const TYPES: Record<string, string> = {
  intern: "INTERN",
  trainee: "INTERN",
  freelance: "CONTRACTOR",
  temporary: "TEMPORARY",
};

function listed(value: unknown): unknown[] {
  return value === undefined ? [] : [value].flat();
}

function descriptionOf(position: Fields): string | undefined {
  const texts = listed(position[`${PART}.value`]);
  const headings = listed(position[`${PART}.name`]);
  // Without a heading for each text, we can't tell which belongs to which.
  const isNamed = headings.length === texts.length;
  return joined("\n", ...texts.map((text, i) => section(isNamed ? headings[i] : undefined, text)));
}

/** Reads a `<position>` of a Personio career site's XML as a complete posting at that site. */
export function readPersonio(position: Fields, company: string, site: string): Fields {
  const id = textOf(position["id"]);
  const offices = [
    ...listed(position["office"]),
    ...listed(position["additionaloffices.office"]),
  ].flatMap((office) => textOf(office) ?? []);
  return toJobPosting(
    {
      identifier: id,
      title: textOf(position["name"]),
      description: descriptionOf(position),
      hiringOrganization: textOf(position["subcompany"]),
      jobLocation: offices,
      employmentType:
        TYPES[textOf(position["employmenttype"]) ?? ""] ?? textOf(position["schedule"]),
      experienceLevel: textOf(position["seniority"]),
      occupationalCategory:
        textOf(position["occupationcategory"]) ?? textOf(position["department"]),
      datePosted: textOf(position["createdat"]),
      url: id && `${site}/job/${encodeURIComponent(id)}`,
    },
    company,
  );
}
