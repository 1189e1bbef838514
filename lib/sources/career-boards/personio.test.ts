import { expect, it } from "vitest";
import { readXmlRecords } from "@/lib/imports/readers/xml";
import { readPersonio } from "./personio";

// The shape in the public documentation, with our own content.

const WE = "Blue Lantern";

it("reads Personio", async () => {
  const xml = `<?xml version="1.0" encoding="UTF-8"?><workzag-jobs><position>
    <id>512</id><office>Hamburg</office><additionalOffices><office>Kiel</office></additionalOffices>
    <department>Turm</department><name>Leuchtturmwärter (m/w/d)</name>
    <jobDescriptions>
      <jobDescription><name>Aufgaben</name><value><![CDATA[<p>Licht hüten.</p>]]></value></jobDescription>
      <jobDescription><name>Profil</name><value><![CDATA[<p>Wach.</p>]]></value></jobDescription>
    </jobDescriptions>
    <employmentType>permanent</employmentType><seniority>experienced</seniority>
    <schedule>full-time</schedule><createdAt>2026-11-18T08:00:00+00:00</createdAt>
  </position></workzag-jobs>`;
  async function* whole() {
    yield xml;
  }
  const read = [];
  for await (const { fields = {} } of readXmlRecords(whole())) {
    read.push(readPersonio(fields, WE, "https://lantern.jobs.personio.de"));
  }
  expect(read).toEqual([
    {
      "@type": "JobPosting",
      identifier: "512",
      title: "Leuchtturmwärter (m/w/d)",
      description: "<h3>Aufgaben</h3>\n<p>Licht hüten.</p>\n<h3>Profil</h3>\n<p>Wach.</p>",
      hiringOrganization: { name: WE },
      jobLocation: ["Hamburg", "Kiel"],
      employmentType: "full-time",
      experienceLevel: "experienced",
      occupationalCategory: "Turm",
      datePosted: "2026-11-18T08:00:00+00:00",
      url: "https://lantern.jobs.personio.de/job/512",
    },
  ]);
});
