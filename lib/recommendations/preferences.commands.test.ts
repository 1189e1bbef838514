import { describe, expect, it } from "vitest";
import type { JobContent } from "@/lib/jobs/schema";
import { db } from "@/lib/platform/db/client";
import { asActor, makeUser } from "@/lib/testing/accounts";
import { setUpDatabase } from "@/lib/testing/database";
import { makeCity, makeJob } from "@/lib/testing/factories";
import { AN_ENGINEER, aContact } from "@/lib/testing/full-accounts/findings";
import { savePreferences } from "./preferences.commands";
import { findPreferences, listPreferredJobs, suggestPreferences } from "./preferences.queries";
import { type PreferencesInput, preferencesInput } from "./preferences.schema";
import { listRecommendations } from "./queries";

setUpDatabase();

const MUMBAI = 1_275_339;
const at = (cityId: number, label: string): JobContent["places"] => [
  { cityId, label, countryCode: "IN" },
];
const IN_PUNE = at(1_259_229, "Pune, India");
const IN_MUMBAI = at(MUMBAI, "Mumbai, India");

const aSeeker = async () => asActor(await makeUser());
const wanting = (values: Partial<PreferencesInput>) => preferencesInput.parse(values);

describe("job preferences", () => {
  it("are empty until someone saves them, and then the latest, each entry once", async () => {
    await makeCity();
    const actor = await aSeeker();
    expect(await findPreferences(actor)).toMatchObject({
      roles: [],
      places: [],
      pay: null,
      search: "/search-results",
      isSaved: false,
    });

    await savePreferences(actor, wanting({ roles: ["Cook"], workModes: ["remote"] }));
    const input = wanting({
      roles: ["Skipper", "skipper", "Deck hand"],
      places: ["pune", "Pune, India"],
      radiusKm: 25,
      workModes: ["hybrid", "hybrid"],
      jobTypes: ["full_time"],
      pay: { min: 4000, currency: "EUR", period: "month" },
    });
    await Promise.all([savePreferences(actor, input), savePreferences(actor, input)]);

    expect(await findPreferences(actor)).toEqual({
      roles: ["Skipper", "Deck hand"],
      places: ["Pune, India"],
      radiusKm: 25,
      workModes: ["hybrid"],
      jobTypes: ["full_time"],
      pay: { min: 4000, currency: "EUR", period: "month" },
      search:
        "/search-results?query=Skipper+or+Deck+hand&location=Pune%2C+India&radius=25&jobType=full-time&mode=hybrid&salaryMin=48000&payCurrency=EUR&unstatedPay=1",
      isSaved: true,
    });
    expect(await findPreferences(await aSeeker())).toMatchObject({ isSaved: false });
  });

  it("are refused if a place is unknown, with what to write instead", async () => {
    const actor = await aSeeker();
    await expect(savePreferences(actor, wanting({ places: ["Xyzzyville"] }))).rejects.toMatchObject(
      {
        code: "invalid",
        fields: { places: [expect.stringContaining("We don't know “Xyzzyville”")] },
      },
    );
    await expect(savePreferences(actor, wanting({ places: ["Remote"] }))).rejects.toMatchObject({
      fields: { places: ["Remote isn't a place. Select it as a work mode instead"] },
    });
    expect(await db.jobPreferences.count()).toBe(0);
  });

  it.each([
    { roles: ["-nurse"] },
    { roles: ['"nurse"'] },
    { roles: ["   "] },
    { roles: ["x".repeat(61)] },
    { roles: Array.from({ length: 6 }, (_, index) => `Role ${index}`) },
    { roles: Array.from({ length: 5 }, (_, index) => `${index} ${"x".repeat(55)}`) },
    { radiusKm: 26 },
    { workModes: ["asleep"] },
    { pay: { min: 0, currency: "EUR", period: "year" } },
    { pay: { min: 1.5, currency: "EUR", period: "year" } },
    { pay: { min: 1, currency: "XXX", period: "year" } },
    { userId: "someone else" },
  ])("are refused: %j", (values) => {
    expect(preferencesInput.safeParse(values).success).toBe(false);
  });
});

describe("jobs that match the preferences", () => {
  it("are the newest for any of the roles, at any of the places", async () => {
    await makeCity();
    await makeCity({ id: MUMBAI, name: "Mumbai" });
    const actor = await aSeeker();
    const now = Date.now();
    const posted = (days: number) => ({ postedAt: new Date(now - days * 86_400_000) });
    await makeJob({ title: "Skipper", places: IN_PUNE, ...posted(3) });
    await makeJob({ title: "Deck hand", places: IN_MUMBAI, ...posted(1) });
    await makeJob({ title: "Cook", places: IN_PUNE, ...posted(0) });

    await savePreferences(
      actor,
      wanting({ roles: ["Skipper", "Deck hand"], places: ["Pune", "Mumbai"] }),
    );
    const found = await listPreferredJobs(await findPreferences(actor), 5);

    expect(found.jobs.map(({ title }) => title)).toEqual(["Deck hand", "Skipper"]);
    expect(found.total).toBe(2);
    const all = await listPreferredJobs(await findPreferences(await aSeeker()), 5);
    expect(all).toMatchObject({ total: 3, href: "/jobs" });
    expect(all.jobs[0]?.title).toBe("Cook");
  });

  it("are recommended with true reasons, and only if they meet the strict preferences", async () => {
    await makeCity();
    await makeCity({ id: MUMBAI, name: "Mumbai" });
    const actor = await aSeeker();
    const fullTime = { jobType: "full_time" as const };
    await makeJob({ title: "Skipper", places: IN_PUNE, ...fullTime });
    await makeJob({ title: "Night skipper", places: IN_MUMBAI, ...fullTime });
    await makeJob({ title: "Skipper", places: IN_PUNE, jobType: "internship" });
    await makeJob({
      title: "Skipper for little",
      places: IN_PUNE,
      ...fullTime,
      pay: { min: 10, max: 20, currency: "USD", period: "year" },
    });

    await savePreferences(
      actor,
      wanting({
        roles: ["Skipper"],
        places: ["Pune", "Mumbai"],
        jobTypes: ["full_time"],
        pay: { min: 1000, currency: "USD", period: "year" },
      }),
    );
    const { state, jobs } = await listRecommendations(actor);

    expect(state).toBe("given");
    expect(jobs.map(({ job, reasons }) => [job.title, reasons]).sort()).toEqual([
      ["Night skipper", ["Like Skipper, which you're looking for", "In Mumbai, as you prefer"]],
      ["Skipper", ["Like Skipper, which you're looking for", "In Pune, as you prefer"]],
    ]);
  });
});

it("preferences are suggested from the profile", async () => {
  await makeCity();
  const actor = await aSeeker();
  await db.profile.create({
    data: { userId: actor.id, headline: "Senior Product Designer", location: "Pune, India" },
  });
  const month = new Date("2020-01-01");
  for (const title of ["Product designer", "Manager", "Service designer, Maps"]) {
    await db.experience.create({
      data: { userId: actor.id, title, company: "Docklight", startMonth: month },
    });
  }

  const { roles, places } = await suggestPreferences(actor, [aContact("location", "Mars")]);

  expect(roles.map((role) => role.toLowerCase()).sort()).toEqual([
    "product designer",
    "service designer",
  ]);
  expect(places).toEqual(["Pune, India"]);
  const other = await aSeeker();
  expect(await suggestPreferences(other, [AN_ENGINEER, aContact("location", "Pune")])).toEqual({
    roles: [],
    places: ["Pune"],
  });
});
