import { SaxesParser } from "saxes";
import { describe, expect, it } from "vitest";
import { renderMarkdown } from "@/lib/platform/markdown";
import { XML_FEED_FORMATS } from "./consumers";
import { XML_FEED_NAMES, type XmlFeedJob, type XmlFeedName } from "./schema";
import { writeXmlFeed } from "./writing";

const SITE = { name: "Jobs & <Harbours>", url: "https://jobs.example.org" };
const HOSTILE = "]]> & </title><script>alert(1)</script> \u0000\u0008\ud800 \"q\" 'n' ü 工程師 🚀";
const HARMLESS = "]]> & </title><script>alert(1)</script>  \"q\" 'n' ü 工程師 🚀";
const PUNE = { label: "Pune, India", city: "Pune", region: "Maharashtra", countryCode: "IN" };
const CORK = { label: "Cork, Ireland", city: "Cork", region: "Munster", countryCode: "IE" };

const JOB: XmlFeedJob = {
  id: "019a0000-0000-7000-8000-000000000001",
  slug: "freight-planner-x1",
  title: "Freight planner",
  html: renderMarkdown(
    "You plan **ships** & more, on the quays and at sea, all the year.\n\n- Start early",
  ),
  company: "Northwind Logistics",
  companySlug: "northwind-logistics",
  places: [PUNE],
  eligibleCountries: [],
  workMode: "hybrid",
  jobType: "full_time",
  category: "it",
  experienceYears: 2,
  experienceLevel: "mid",
  education: "Any degree",
  pay: { min: 900_000, max: 1_200_000, currency: "INR", period: "year" },
  skills: ["Excel"],
  customFields: [],
  postedAt: new Date("2026-11-20T08:30:00Z"),
  changedAt: new Date("2026-11-21T09:00:00Z"),
  expiresAt: new Date("2026-12-04T18:29:59Z"),
};
const job = (values: Partial<XmlFeedJob> = {}): XmlFeedJob => ({ ...JOB, ...values });
const BARE = {
  ...{ experienceYears: null, experienceLevel: null, education: null, pay: null, skills: [] },
  ...{ expiresAt: null, workMode: null },
};

async function write(name: XmlFeedName, jobs: readonly XmlFeedJob[]): Promise<string> {
  const changedAt = new Date("2026-11-21T09:00:00Z");
  async function* batches() {
    yield jobs.slice(0, 1);
    yield jobs.slice(1);
  }
  const contact = "desk@example.org";
  const to = { site: SITE, name, format: XML_FEED_FORMATS[name], contact, changedAt };
  let text = "";
  for await (const piece of writeXmlFeed(batches(), to)) text += piece;
  return text;
}

type ParsedFeed = { root: string; head: Record<string, string>; jobs: Record<string, string>[] };

/** What a parser that refuses anything ill-formed reads: each job's elements, and its id. */
function parse(xml: string): ParsedFeed {
  const parsed: ParsedFeed = { root: "", head: {}, jobs: [] };
  const path: string[] = [];
  let text = "";
  const parser = new SaxesParser();
  parser.on("error", (error) => {
    throw error;
  });
  parser.on("opentag", ({ name, attributes }) => {
    if (path.length === 0) parsed.root = name;
    if (name === "job") parsed.jobs.push({ ...attributes } as Record<string, string>);
    path.push(name);
    text = "";
  });
  const read = (more: string) => {
    text += more;
  };
  parser.on("text", read);
  parser.on("cdata", read);
  parser.on("closetag", ({ name }) => {
    path.pop();
    const target = path.length === 2 ? parsed.jobs.at(-1) : parsed.head;
    if (path.length > 0 && name !== "job" && target) target[name] = text;
  });
  parser.write(xml).close();
  return parsed;
}

const DATE_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
const DAY = /^\d\d\.\d\d\.\d{4}$/;
const PAGE = /^https:\/\/jobs\.example\.org\/job\/[\w-]+\?utm_source=\w+$/;
const COUNTRY = /^[A-Z]{2}$/;
const ANY = /\S/;

// What each reader's public specification requires of every job, apart from what we write by.
const REQUIRED: Record<XmlFeedName, { root: string; fields: Record<string, RegExp> }> = {
  jobs: {
    root: "jobs",
    fields: { id: ANY, title: ANY, url: PAGE, company: ANY, description: ANY, posted: DATE_TIME },
  },
  // docs.indeed.com, “XML feed reference”.
  indeed: {
    root: "source",
    fields: {
      ...{ title: ANY, date: DATE_TIME, referencenumber: ANY, requisitionid: ANY, url: PAGE },
      ...{ company: ANY, sourcename: ANY, country: COUNTRY, description: ANY },
    },
  },
  // Jooble's “XML feed specifications”.
  jooble: {
    root: "jobs",
    fields: {
      ...{ id: ANY, link: PAGE, name: ANY, region: ANY, description: ANY, company: ANY },
      ...{ pubdate: DAY, updated: DAY },
    },
  },
  // learn.microsoft.com, “XML feeds development guide” of LinkedIn.
  linkedin: {
    root: "source",
    fields: {
      ...{ partnerJobId: /^.{1,40}$/, company: ANY, title: ANY, description: /^[\s\S]{100,}$/ },
      ...{ applyUrl: PAGE, location: ANY, posterEmail: /^desk@example\.org$/ },
    },
  },
  // talent.com/integrations, “XML feed attributes”.
  talent: {
    root: "source",
    fields: {
      ...{ title: ANY, dateposted: DATE_TIME, referencenumber: ANY, url: PAGE, company: ANY },
      ...{ country: COUNTRY, description: /^[\s\S]{50,}$/, isremote: /^(?:yes|no)$/ },
    },
  },
};

const MANY: XmlFeedJob[] = [
  job(),
  job({ id: "b", places: [PUNE, CORK] }),
  job({ id: "c", ...BARE }),
  job({
    id: "d",
    title: HOSTILE,
    company: HOSTILE,
    html: renderMarkdown(HOSTILE.repeat(2)),
    education: HOSTILE,
  }),
  job({ id: "e", workMode: "remote", places: [], eligibleCountries: ["GB", "IE"] }),
  job({ id: "f", workMode: "remote", places: [], eligibleCountries: Array(11).fill("GB") }),
  job({ id: "g", places: [{ label: "Nowhere", city: null, region: null, countryCode: null }] }),
];

describe.each(XML_FEED_NAMES)("the feed %s", (name) => {
  const { root, fields } = REQUIRED[name];

  it("has every required field in every job, under unique ids", async () => {
    const parsed = parse(await write(name, MANY));

    expect(parsed.root).toBe(root);
    expect(parsed.jobs.length).toBeGreaterThanOrEqual(5);
    for (const each of parsed.jobs) {
      for (const [field, form] of Object.entries(fields)) {
        expect(each[field], `${field} of ${each["title"] ?? each["name"]}`).toMatch(form);
      }
      expect(Object.values(each).filter((text) => text === "")).toEqual([]);
    }
    const ids = parsed.jobs.map(
      (each) => each["referencenumber"] ?? each["partnerJobId"] ?? each["id"],
    );
    expect(new Set(ids).size).toBe(ids.length);
  });

  it("contains people's text as text, and no active markup", async () => {
    const [parsed] = parse(
      await write(name, [job({ title: HOSTILE, html: renderMarkdown(HOSTILE.repeat(2)) })]),
    ).jobs;

    expect(parsed?.["title"] ?? parsed?.["name"]).toBe(HARMLESS);
    expect(parsed?.["description"]).not.toContain("<script");
  });

  it("is well-formed without any job", async () => {
    expect(parse(await write(name, []))).toMatchObject({ root, jobs: [] });
  });
});

it("has each place of a job separately for readers that list them so", async () => {
  const { jobs, head } = parse(await write("indeed", [job({ places: [PUNE, CORK] })]));

  expect(head).toMatchObject({
    ...{ publisher: SITE.name, publisherurl: SITE.url },
    lastBuildDate: "Sat, 21 Nov 2026 09:00:00 GMT",
  });
  expect(jobs).toMatchObject([
    { referencenumber: JOB.id, city: "Pune", state: "Maharashtra", country: "IN" },
    { referencenumber: `${JOB.id}-2`, city: "Cork", country: "IE", requisitionid: JOB.id },
  ]);
  expect(jobs[0]).toMatchObject({
    description:
      "<p>You plan <strong>ships</strong> &amp; more, on the quays and at sea, all the year.</p>\n<ul>\n<li>Start early</li>\n</ul>",
    ...{ remotetype: "Hybrid remote", jobtype: "Full-time", experience: "2 years" },
    salary: "₹9,00,000–₹12,00,000 a year",
  });
});

it("names a job's level, type and mode in LinkedIn's words, and leaves out short descriptions", async () => {
  const { jobs, head } = parse(
    await write("linkedin", [
      job(),
      job({ id: "b", ...{ jobType: "internship", workMode: "on_site" }, experienceLevel: "entry" }),
      job({ id: "c", ...{ jobType: "freelance", workMode: null }, experienceLevel: null }),
      job({ id: "d", html: "<p>Plan ships.</p>" }),
    ]),
  );

  expect(head).toMatchObject({ publisher: SITE.name, publisherUrl: SITE.url });
  expect(jobs).toMatchObject([
    {
      ...{ partnerJobId: JOB.id, location: "Pune, India", city: "Pune", country: "IN" },
      ...{ experienceLevel: "MID_SENIOR_LEVEL", jobtype: "FULL_TIME", workplaceTypes: "Hybrid" },
    },
    { experienceLevel: "INTERNSHIP", jobtype: "INTERNSHIP", workplaceTypes: "On-site" },
    { partnerJobId: "c", jobtype: "CONTRACT" },
  ]);
  expect(Object.keys(jobs[2] ?? {})).not.toContain("experienceLevel");
  expect(Object.keys(jobs[2] ?? {})).not.toContain("workplaceTypes");
});

it("leaves out jobs that a reader would refuse, and keeps them for the others", async () => {
  const nowhere = MANY.filter(({ id }) => id === "f" || id === "g");

  expect(parse(await write("indeed", nowhere)).jobs).toEqual([]);
  expect(parse(await write("talent", nowhere)).jobs).toEqual([]);
  expect(parse(await write("jobs", nowhere)).jobs).toHaveLength(2);
  expect(parse(await write("jooble", nowhere)).jobs).toMatchObject([
    { region: "Remote" },
    { region: "Nowhere" },
  ]);
});

it("lists a remote job in the countries that it can be done from", async () => {
  const remote = job({ workMode: "remote", places: [], eligibleCountries: ["GB", "IE"] });

  expect(parse(await write("talent", [remote])).jobs).toMatchObject([
    { country: "GB", isremote: "yes" },
    { country: "IE", isremote: "yes" },
  ]);
});
