import { expect, it } from "vitest";
import { readCustomFields } from "@/lib/jobs/custom-fields/values";
import { aCustomField } from "@/lib/testing/posting";
import { XML_FEED_FORMATS } from "./consumers";
import { XML_FEED_NAMES, type XmlFeedJob, type XmlFeedName } from "./schema";
import { writeXmlFeed } from "./writing";

const DAY = new Date("2026-11-20T08:30:00Z");
const JOB: XmlFeedJob = {
  ...{ id: "019a0000-0000-7000-8000-000000000001", slug: "pilot-x1", title: "Pilot" },
  ...{ html: `<p>${"You steer ships. ".repeat(20)}</p>`, company: "Quay", companySlug: "quay" },
  places: [{ label: "Pune, India", city: "Pune", region: "Maharashtra", countryCode: "IN" }],
  ...{ eligibleCountries: [], workMode: null, jobType: "full_time", category: "other" },
  ...{ experienceYears: null, experienceLevel: null, education: null, pay: null, skills: [] },
  ...{ customFields: [], postedAt: DAY, changedAt: DAY, expiresAt: null },
};

const FIELDS = [aCustomField({ key: "shift", name: "Shift & <more>" })];
const { stated } = readCustomFields(FIELDS, { shift: "Night ]]> & day" });

async function write(name: XmlFeedName, customFields: XmlFeedJob["customFields"]): Promise<string> {
  async function* batches() {
    yield [{ ...JOB, customFields }];
  }
  const site = { name: "Quay", url: "https://jobs.example.org" };
  const format = XML_FEED_FORMATS[name];
  const to = { site, name, format, contact: "desk@example.org", changedAt: DAY };
  let text = "";
  for await (const piece of writeXmlFeed(batches(), to)) text += piece;
  return text;
}

it("writes the site's own fields into its own format, each with its key and name", async () => {
  expect(await write("jobs", stated)).toContain(
    '<field key="shift" name="Shift &amp; &lt;more&gt;"><![CDATA[Night ]]]]><![CDATA[> & day]]></field>',
  );
  expect(await write("jobs", [])).not.toContain("<field");
});

it.each(XML_FEED_NAMES.filter((name) => name !== "jobs"))(
  "leaves the site's own fields out of the format of %s, which has no place for them",
  async (name) => {
    const text = await write(name, stated);
    expect(text).toContain("Pilot");
    expect(text).toBe(await write(name, []));
  },
);
