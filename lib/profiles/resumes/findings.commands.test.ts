import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import type { Actor } from "@/lib/accounts/schema";
import { db } from "@/lib/platform/db/client";
import { asActor, makeUser } from "@/lib/testing/accounts";
import { setUpDatabase } from "@/lib/testing/database";
import { AN_ENGINEER, aSkill, propose, proposeOne } from "@/lib/testing/full-accounts/findings";
import { setUpStorage } from "@/lib/testing/storage";
import { addSkill } from "../skills.commands";
import { removeResume } from "./changes.commands";
import { decideFinding } from "./findings.commands";
import { listFindings } from "./findings.queries";

setUpDatabase();
setUpStorage();

const aSeeker = async () => asActor(await makeUser());

describe("a finding", () => {
  it("is accepted once, however often that is requested", async () => {
    const actor = await aSeeker();
    const at = await proposeOne(actor, AN_ENGINEER);

    await Promise.all([1, 2, 3].map(() => decideFinding(actor, at, { isAccepted: true })));

    expect(await db.experience.findMany()).toMatchObject([
      { userId: actor.id, title: "Engineer", company: "Docklight", endMonth: null },
    ]);
    expect(await listFindings(actor)).toEqual([]);
  });

  it("is accepted as corrected", async () => {
    const actor = await aSeeker();
    const at = await proposeOne(actor, AN_ENGINEER);
    const content = { ...AN_ENGINEER.content, title: "Lead Engineer" };

    await decideFinding(actor, at, { isAccepted: true, content });

    expect(await db.experience.findMany()).toMatchObject([{ title: "Lead Engineer" }]);
  });

  it("isn't accepted while something is missing, and says what", async () => {
    const actor = await aSeeker();
    const at = await proposeOne(actor, {
      kind: "experience",
      content: { title: "Engineer" },
      doubts: [],
    });

    await expect(decideFinding(actor, at, { isAccepted: true })).rejects.toMatchObject({
      issues: expect.arrayContaining([
        expect.objectContaining({ path: ["company"], message: "Company is required" }),
      ]),
    });
    expect(await listFindings(actor)).toHaveLength(1);
    expect(await db.experience.count()).toBe(0);
  });

  it("can be skipped, and not accepted after that", async () => {
    const actor = await aSeeker();
    const at = await proposeOne(actor, aSkill("Welding"));

    await decideFinding(actor, at, { isAccepted: false });
    await decideFinding(actor, at, { isAccepted: false });

    await expect(decideFinding(actor, at, { isAccepted: true })).rejects.toMatchObject({
      code: "conflict",
    });
    expect(await db.profileSkill.count()).toBe(0);
  });

  it("belongs only to its owner, and ends with its resume", async () => {
    const [owner, stranger] = [await aSeeker(), await aSeeker()];
    const at = await proposeOne(owner, aSkill("Welding"));
    const notFound = { code: "not_found" };
    const decide = (actor: Actor, where = at) => decideFinding(actor, where, { isAccepted: true });

    expect(await listFindings(stranger)).toEqual([]);
    await expect(decide(stranger)).rejects.toMatchObject(notFound);
    await expect(decide(owner, { ...at, resumeId: randomUUID() })).rejects.toMatchObject(notFound);
    await removeResume(owner, at.resumeId);
    await expect(decide(owner)).rejects.toMatchObject(notFound);
    expect(await listFindings(owner)).toEqual([]);
    expect(await db.profileSkill.count()).toBe(0);
  });
});

describe("findings from several resumes", () => {
  it("appear once each, without what the profile already has", async () => {
    const actor = await aSeeker();
    await addSkill(actor, { name: "node.js" });
    await propose(actor, AN_ENGINEER, aSkill("Welding"), aSkill("NodeJS"));
    await propose(actor, aSkill("welding"), AN_ENGINEER, aSkill("Knots"));

    const found = await listFindings(actor);

    expect(found.map(({ content }) => content)).toEqual([
      { name: "welding" },
      AN_ENGINEER.content,
      { name: "Knots" },
    ]);
  });
});
