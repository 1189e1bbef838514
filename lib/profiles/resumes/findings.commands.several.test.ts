import { describe, expect, it } from "vitest";
import { db } from "@/lib/platform/db/client";
import { asActor, makeUser } from "@/lib/testing/accounts";
import { setUpDatabase } from "@/lib/testing/database";
import {
  AN_ENGINEER,
  aContact,
  aSkill,
  propose,
  proposeOne,
} from "@/lib/testing/full-accounts/findings";
import { setUpStorage } from "@/lib/testing/storage";
import { changeInfo } from "../commands";
import { findProfile } from "../queries";
import { addSkills } from "../skills.commands";
import { decideFindings } from "./findings.commands";
import { listFindings } from "./findings.queries";

setUpDatabase();
setUpStorage();

const aSeeker = async () => asActor(await makeUser());
const accept = (at: { findingId: string }) => ({ findingId: at.findingId, isAccepted: true });

describe("several findings at once", () => {
  it("are added one by one, and those that can't be are returned with the reason", async () => {
    const actor = await aSeeker();
    const stranger = await proposeOne(await aSeeker(), aSkill("Rowing"));
    const nameless = { title: "Crane Operator", startMonth: "2015-01", endMonth: null };
    const found = await propose(
      actor,
      aContact("phone", "+44 20 7946 0000"),
      AN_ENGINEER,
      { kind: "experience", content: nameless, doubts: ["years_only"] },
      aSkill("Welding"),
      aSkill("Knots"),
    );

    const refused = await decideFindings(actor, [...found, stranger].map(accept));

    expect(refused).toEqual([
      {
        findingId: found[2]?.findingId,
        message: "Company is required",
        errors: { company: ["Company is required"] },
      },
      {
        findingId: stranger.findingId,
        message: "This suggestion is no longer available.",
        errors: {},
      },
    ]);
    expect(await findProfile(actor)).toMatchObject({
      phone: "+44 20 7946 0000",
      experiences: [{ title: "Engineer" }],
      skills: [{ name: "Welding" }, { name: "Knots" }],
    });
    expect(await listFindings(actor)).toMatchObject([
      { content: nameless, doubts: ["years_only"], isLeft: true },
    ]);
    expect(await db.profileSkill.count({ where: { slug: "rowing" } })).toBe(0);
  });

  it("are one change of the profile, however often they are sent", async () => {
    const actor = await aSeeker();
    const found = await propose(
      actor,
      AN_ENGINEER,
      aSkill("Welding"),
      aContact("headline", "Engineer"),
    );
    const all = found.map(accept);

    const refused = await Promise.all([1, 2, 3].map(() => decideFindings(actor, all)));

    expect(refused).toEqual([[], [], []]);
    expect(await db.experience.count({ where: { userId: actor.id } })).toBe(1);
    expect(await db.profileSkill.count({ where: { userId: actor.id } })).toBe(1);
  });

  it("fill the profile up to its limits, and no further", async () => {
    const actor = await aSeeker();
    await addSkills(actor, { names: Array.from({ length: 99 }, (_, at) => `Skill ${at}`) });
    const found = await propose(actor, aSkill("Welding"), aSkill("Knots"));

    const refused = await decideFindings(actor, found.map(accept));

    expect(refused).toMatchObject([
      { findingId: found[1]?.findingId, message: expect.stringContaining("at most 100 skills") },
    ]);
    expect(await db.profileSkill.count({ where: { userId: actor.id } })).toBe(100);
    expect((await listFindings(actor)).map(({ content }) => content)).toEqual([{ name: "Knots" }]);
  });

  it("change nothing in the profile when they are skipped", async () => {
    const actor = await aSeeker();
    const found = await propose(actor, AN_ENGINEER, aSkill("Welding"));

    await decideFindings(
      actor,
      found.map(({ findingId }) => ({ findingId, isAccepted: false })),
    );

    expect(await listFindings(actor)).toEqual([]);
    expect((await findProfile(actor)).version).toBe(0);

    const back = found.map(({ findingId }) => ({ findingId, isAccepted: null }));
    expect(await decideFindings(actor, back)).toEqual([]);
    expect(await listFindings(actor)).toMatchObject([{ isLeft: false }, { isLeft: false }]);
    await decideFindings(actor, found.map(accept));
    expect(await decideFindings(actor, back)).toHaveLength(2);
    expect(await listFindings(actor)).toEqual([]);
  });
});

describe("a contact detail", () => {
  it("replaces another only if its owner chooses so", async () => {
    const actor = await aSeeker();
    await changeInfo(actor, { phone: "+1 202 555 0100" });
    const at = await proposeOne(actor, aContact("phone", "+44 20 7946 0000"));
    expect(await listFindings(actor)).toMatchObject([{ replaces: "+1 202 555 0100" }]);

    const refused = await decideFindings(actor, [accept(at)]);

    expect(refused).toMatchObject([
      { message: expect.stringContaining("already has another phone number: +1 202 555 0100") },
    ]);
    expect((await findProfile(actor)).phone).toBe("+1 202 555 0100");
    expect(await decideFindings(actor, [{ ...accept(at), mayReplace: true }])).toEqual([]);
    expect((await findProfile(actor)).phone).toBe("+44 20 7946 0000");
  });

  it("is checked like a field of the profile's form", async () => {
    const actor = await aSeeker();
    const at = await proposeOne(actor, aContact("phone", "+44 20 7946 0000"));

    const content = { field: "phone", value: "call me" };
    const refused = await decideFindings(actor, [{ ...accept(at), content }]);

    expect(refused).toMatchObject([
      { errors: { value: [expect.stringContaining("phone number")] } },
    ]);
    expect(await listFindings(actor)).toHaveLength(1);
  });

  it("sets a place that job matching recognises", async () => {
    const actor = await aSeeker();
    const at = await proposeOne(actor, aContact("location", "Lisbon, Portugal"));

    await decideFindings(actor, [accept(at)]);

    expect(await db.profile.findUnique({ where: { userId: actor.id } })).toMatchObject({
      location: "Lisbon, Portugal",
    });
  });

  it("isn't proposed if the profile has it, if a newer resume has another, or after it was rejected", async () => {
    const actor = await aSeeker();
    await changeInfo(actor, { fullName: "Inês Carvalho" });
    await propose(actor, aContact("phone", "+1 202 555 0100"), aContact("headline", "Designer"));
    const [, phone] = await propose(
      actor,
      aContact("fullName", "inês carvalho"),
      aContact("phone", "+44 20 7946 0000"),
    );
    const values = async () =>
      (await listFindings(actor)).map(({ content }) => (content as { value: string }).value);
    expect(await values()).toEqual(["+44 20 7946 0000", "Designer"]);

    await decideFindings(actor, [{ findingId: phone?.findingId ?? "", isAccepted: false }]);

    expect(await values()).toEqual(["Designer"]);
  });
});
