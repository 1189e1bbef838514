import { expect, test } from "../support/fixtures";
import { saveJob } from "../support/seekers";

const PROFILE = "/api/app/profile";
const UPDATE = "/api/app/updateProfile";
const headers = { "sec-fetch-site": "same-origin" };

test("the specification's calls read, change and shorten a profile", async ({
  page,
  anOwner,
  sql,
}) => {
  const { owner: person, job } = await anOwner();
  await saveJob(sql, person, job.id);
  const { response } = await (await page.request.get(PROFILE)).json();
  expect(response).toMatchObject({
    _id: person.id,
    username: person.username,
    email: person.email,
    Role: "employer",
    profile: { education: [], experience: [], skills: [] },
    savedJobs: [job.id],
    Recruiter: { companies: [{ _id: job.companyId, name: job.company }] },
  });

  const experience = { title: "Pilot", company: "Harbour", duration: "Mar 2022 - Present" };
  const education = {
    degree: "MA",
    institution: "School",
    fieldOfStudy: "Sailing",
    duration: "2016-09 - 2018-06",
  };
  const patch = (data: unknown) => page.request.patch(UPDATE, { data, headers });
  expect(
    (await patch({ profile: { ...response.profile, experience: [experience] } })).status(),
  ).toBe(200);
  expect(
    (await patch({ ...response.profile, experience: undefined, education: [education] })).status(),
  ).toBe(200);
  const last = await patch({ resume: "https://example.com/cv" });
  const changed = (await last.json()).response;
  expect(changed).toMatchObject({
    resume: "https://example.com/cv",
    profile: {
      experience: [{ ...experience, description: "" }],
      education: [{ ...education, duration: "Sep 2016 - Jun 2018" }],
    },
  });

  const wrong = await patch({ profile: { experience: [{ ...experience, duration: "long" }] } });
  expect(wrong.status()).toBe(422);
  expect(await wrong.json()).toMatchObject({
    message: expect.stringContaining("profile.experience.0.duration"),
  });

  const expId = changed.profile.experience[0]._id;
  const remove = (userId: string) =>
    page.request.delete(PROFILE, { data: { userId, expId }, headers });
  expect((await remove(job.companyId)).status()).toBe(404);
  const removed = await remove(person.id);
  expect(removed.status()).toBe(200);
  expect((await removed.json()).response.profile.experience).toEqual([]);
  expect((await remove(person.id)).status()).toBe(404);
});
