import { describe, expect, it } from "vitest";
import { db } from "@/lib/platform/db/client";
import { asActor, makeUser } from "@/lib/testing/accounts";
import { setUpDatabase } from "@/lib/testing/database";
import { makeCity } from "@/lib/testing/factories";
import { changeInfo } from "./commands";
import { addExperience } from "./experience.commands";
import { findContact, findProfile, findSignals } from "./queries";
import { addSkills } from "./skills.commands";

setUpDatabase();

async function aSeeker() {
  return asActor(await makeUser());
}

describe("a profile that nobody has filled in", () => {
  it("exists, and is empty", async () => {
    const actor = await aSeeker();

    expect(await findProfile(actor)).toMatchObject({
      version: 0,
      bio: null,
      experiences: [],
      educations: [],
      skills: [],
      completion: 0,
    });
    expect(await findContact(actor)).toMatchObject({ fullName: null, phone: null });
    expect(await findSignals(actor.id)).toEqual({
      skillSlugs: [],
      titles: [],
      experienceYears: null,
      cityId: null,
      location: null,
    });
    expect(await db.profile.count()).toBe(0);
  });
});

describe("changing single lines", () => {
  it("changes only what is given", async () => {
    const actor = await aSeeker();
    await changeInfo(actor, { headline: "Designer", bio: "A bio", phone: "+351 910 000 000" });

    await changeInfo(actor, { bio: null, fullName: "Ines Carvalho" });

    expect(await findProfile(actor)).toMatchObject({
      version: 2,
      headline: "Designer",
      bio: null,
      phone: "+351 910 000 000",
      fullName: "Ines Carvalho",
    });
    expect(await findContact(actor)).toMatchObject({ fullName: "Ines Carvalho" });
  });

  it("recognises the city of a location, and removes it", async () => {
    const actor = await aSeeker();
    const city = await makeCity();

    await changeInfo(actor, { location: "Pune, India" });
    expect(await findSignals(actor.id)).toMatchObject({ cityId: city.id, location: "Pune, India" });

    await changeInfo(actor, { location: "somewhere quiet" });
    expect(await findSignals(actor.id)).toMatchObject({
      cityId: null,
      location: "somewhere quiet",
    });
  });

  it("lets one of two tabs win, and tells the other", async () => {
    const actor = await aSeeker();
    await changeInfo(actor, { bio: "first", version: 0 });

    const results = await Promise.allSettled([
      changeInfo(actor, { bio: "tab one", version: 1 }),
      changeInfo(actor, { bio: "tab two", phone: "2", version: 1 }),
    ]);

    expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    const refused = results.find((response) => response.status === "rejected");
    expect(refused?.reason).toMatchObject({ code: "conflict" });
    const winner = results[0]?.status === "fulfilled" ? "tab one" : "tab two";
    expect(await findProfile(actor)).toMatchObject({ version: 2, bio: winner });
  });

  it("creates one profile for two first changes at once", async () => {
    const actor = await aSeeker();

    await Promise.all([changeInfo(actor, { bio: "A bio" }), changeInfo(actor, { phone: "1" })]);

    expect(await findProfile(actor)).toMatchObject({ version: 2, bio: "A bio", phone: "1" });
  });

  it("writes nothing of a change from an outdated version", async () => {
    const actor = await aSeeker();
    await changeInfo(actor, { bio: "A bio" });

    const late = { fullName: "Late", bio: "late", version: 0 };
    await expect(changeInfo(actor, late)).rejects.toMatchObject({ code: "conflict" });

    expect(await findProfile(actor)).toMatchObject({ version: 1, bio: "A bio", fullName: null });
  });
});

it("says which jobs match, without anyone else's profile", async () => {
  const [actor, other] = [await aSeeker(), await aSeeker()];
  await changeInfo(actor, { headline: "Product Designer" });
  await addSkills(actor, { names: ["Figma", "C++"] });
  const work = { company: "Docklight", description: null };
  await addExperience(actor, {
    ...work,
    title: "Designer",
    startMonth: "2020-01",
    endMonth: "2020-12",
  });
  await addExperience(actor, {
    ...work,
    title: "Lead Designer",
    startMonth: "2021-01",
    endMonth: null,
  });

  expect(await findSignals(actor.id, new Date("2022-01-15T00:00:00Z"))).toMatchObject({
    skillSlugs: ["figma", "cplusplus"],
    titles: ["Product Designer", "Lead Designer", "Designer"],
    experienceYears: 2.1,
  });
  expect(await findSignals(other.id)).toMatchObject({ skillSlugs: [], titles: [] });
});
