import { expect, it } from "vitest";
import { asActor, makeUser } from "@/lib/testing/accounts";
import { setUpDatabase } from "@/lib/testing/database";
import { addExperience } from "./experience.commands";
import { findProfile } from "./queries";
import { toOwnProfile } from "./spec-api";
import { removeEntry, updateProfile } from "./spec-api.commands";
import { ownProfile, updateProfileInput } from "./spec-api.schema";

setUpDatabase();

type Someone = Awaited<ReturnType<typeof aSeeker>>;

async function aSeeker() {
  return asActor(await makeUser());
}

async function read(actor: Someone) {
  const around = { siteUrl: "https://jobs.example.org", savedJobs: [], companies: [] };
  return ownProfile.strict().parse(toOwnProfile(actor.id, await findProfile(actor), around));
}

const send = (actor: Someone, body: unknown) =>
  updateProfile(actor, updateProfileInput.parse(body));

const experience = { title: "Designer", company: "Docklight", duration: "Mar 2022 - Present" };
const education = {
  degree: "MA",
  institution: "Escola",
  fieldOfStudy: "Design",
  duration: "Sep 2016 - Jun 2018",
};

it("responds in the spec's terms, and accepts its own response", async () => {
  const actor = await aSeeker();
  expect(await read(actor)).toMatchObject({
    _id: actor.id,
    FullName: "",
    ProfileImage: "",
    Role: "job_seeker",
    resume: "",
    profile: { education: [], experience: [], skills: [] },
  });
  await send(actor, { profile: { experience: [experience], education: [education] } });
  await send(actor, { profile: { skills: ["Figma", "C++"] } });
  await send(actor, { resume: "https://example.com/cv" });
  await send(actor, {
    FullName: "Ines",
    bio: "A bio",
    location: "Lisbon",
    PhoneNumber: "+351 21 000 0000",
  });
  const response = await read(actor);
  expect(response).toMatchObject({
    FullName: "Ines",
    bio: "A bio",
    location: "Lisbon",
    PhoneNumber: "+351 21 000 0000",
    resume: "https://example.com/cv",
    profile: { education: [education], experience: [experience], skills: ["Figma", "C++"] },
  });

  await send(actor, { profile: response.profile });
  await send(actor, response.profile);

  expect(await read(actor)).toEqual(response);
});

it("changes, adds and removes the entries of a list as sent, and keeps the other lists", async () => {
  const actor = await aSeeker();
  const older = { ...experience, title: "Trainee", duration: "Jan 2010 - Dec 2010" };
  await send(actor, { experience: [experience, older], skills: ["Figma"] });
  const { profile } = await read(actor);
  const [first] = profile.experience;

  await send(actor, {
    experience: [
      { ...first, title: "Lead" },
      { ...older, title: "New" },
    ],
  });

  const { experience: listed, skills } = (await read(actor)).profile;
  expect(listed.map(({ title }) => title)).toEqual(["Lead", "New"]);
  expect(listed[0]?._id).toBe(first?._id);
  expect(skills).toEqual(["Figma"]);
});

it("does not save an empty resume", async () => {
  const actor = await aSeeker();
  await send(actor, { resume: "https://example.com/cv" });

  await send(actor, { resume: "" });

  expect(await read(actor)).toMatchObject({ resume: "https://example.com/cv" });
});

it("leaves everything as it was when one item is someone else's", async () => {
  const [actor, other] = [await aSeeker(), await aSeeker()];
  await send(actor, { experience: [experience], skills: ["Figma"] });
  const before = await read(actor);
  const foreign = await addExperience(other, {
    title: "Theirs",
    company: "Other",
    description: null,
    startMonth: "2020-01",
    endMonth: null,
  });

  const wrong = { skills: ["New"], experience: [experience, { ...experience, _id: foreign }] };
  await expect(send(actor, wrong)).rejects.toMatchObject({
    code: "invalid",
    fields: { "experience.1._id": ["This entry is no longer in your profile."] },
  });

  expect(await read(actor)).toEqual(before);
  expect((await read(other)).profile.experience).toMatchObject([{ title: "Theirs" }]);
});

it("removes only the actor's own entries, by their ids", async () => {
  const [actor, other] = [await aSeeker(), await aSeeker()];
  await send(actor, { experience: [experience], education: [education] });
  const { profile } = await read(actor);
  const [expId, eduId] = [profile.experience[0]?._id, profile.education[0]?._id];

  for (const [who, userId] of [
    [other, actor.id],
    [other, other.id],
    [actor, other.id],
  ] as const) {
    await expect(removeEntry(who, { userId, expId })).rejects.toMatchObject({ code: "not_found" });
    await expect(removeEntry(who, { userId, eduId })).rejects.toMatchObject({ code: "not_found" });
  }
  await removeEntry(actor, { userId: actor.id, expId });
  await removeEntry(actor, { userId: actor.id, eduId });
  expect((await read(actor)).profile).toMatchObject({ education: [], experience: [] });
});
