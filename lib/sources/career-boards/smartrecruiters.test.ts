import { expect, it } from "vitest";
import { readSmartRecruiters, readSmartRecruitersPage } from "./smartrecruiters";

// The shape in the public documentation, with our own content.

const WE = "Blue Lantern";

it("reads SmartRecruiters: the list, then each posting", () => {
  const page = { totalFound: 1, content: [{ id: "744", name: "Signaller" }] };
  expect(readSmartRecruitersPage(page)).toEqual({ ids: ["744"], total: 1 });
  const job = {
    id: "744",
    name: "Signaller",
    company: { identifier: "Lantern", name: "Lantern AG" },
    releasedDate: "2026-11-18T08:00:00.000Z",
    location: { city: "Bern", country: "ch", remote: false },
    typeOfEmployment: { id: "permanent", label: "Full-time" },
    jobAd: {
      sections: {
        companyDescription: { title: "Company", text: "<p>Since 1890.</p>" },
        jobDescription: { title: "The job", text: "<p>Send signals.</p>" },
        qualifications: { title: "You", text: "" },
      },
    },
    postingUrl: "https://jobs.smartrecruiters.com/Lantern/744",
  };
  expect(readSmartRecruiters(job, WE)).toMatchObject({
    identifier: "744",
    title: "Signaller",
    description: "<h3>The job</h3>\n<p>Send signals.</p>\n<h3>Company</h3>\n<p>Since 1890.</p>",
    hiringOrganization: { name: "Lantern AG" },
    jobLocation: "Bern, CH",
    employmentType: "Full-time",
  });
});
