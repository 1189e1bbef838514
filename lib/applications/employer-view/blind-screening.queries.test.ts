import { beforeEach, describe, expect, it } from "vitest";
import { db } from "@/lib/platform/db/client";
import { aClient, makeUser } from "@/lib/testing/accounts";
import { aMemberOf, makeApplication } from "@/lib/testing/applications/making";
import { setUpHiring } from "@/lib/testing/applications/scene";
import { setUpDatabase } from "@/lib/testing/database";
import { makeCompany } from "@/lib/testing/factories";
import { setUpStorage } from "@/lib/testing/storage";
import { moveApplication } from "../moves.commands";
import { setBlind } from "./blind-screening.commands";
import { findNeighbours } from "./neighbours.queries";
import { findEmployerView } from "./queries";
import { openApplicationResume, readApplicationResume } from "./resume-access.commands";

setUpStorage();
setUpDatabase();
const scene = setUpHiring({ company: "Harbour Bakery", role: "recruiter" });

let id: string;
let reference: string;

beforeEach(async () => {
  ({ id, reference } = await makeApplication({
    userId: scene.seeker.id,
    jobId: scene.jobId,
    coverLetter: "I am Ines. Write to ines@example.org",
    answers: [{ question: "Name?", answer: "Carvalho" }],
  }));
});

const client = aClient();

describe("blind screening", () => {
  it("hides who someone is until the interview, and their resume with it", async () => {
    await db.company.update({ where: { id: scene.companyId }, data: { isBlind: true } });

    const hidden = await findEmployerView(scene.employer, id);
    expect(hidden?.applicant).toEqual({
      isHidden: true,
      fullName: `Applicant ${reference}`,
      email: null,
      phone: null,
      coverLetter: "I am [hidden]. Write to [hidden]",
      answers: [{ question: "Name?", answer: "[hidden]" }],
      resume: null,
    });
    await expect(openApplicationResume(scene.employer, client, id)).rejects.toMatchObject({
      code: "forbidden",
    });
    await db.resume.updateMany({ data: { text: "Ines Carvalho\nBakes rye" } });
    expect(await readApplicationResume(scene.employer, client, id)).toEqual({
      text: "[hidden]\nBakes rye",
      parts: [
        { text: "", hides: "name" },
        { text: "\nBakes rye", hides: null },
      ],
    });
    expect(await db.resumeView.count()).toBe(1);
    await expect(openApplicationResume(scene.seeker, client, id)).resolves.toMatchObject({
      name: "Résumé.pdf",
    });

    await moveApplication(scene.employer, id, { to: "interview", version: 1, note: null });
    expect((await findEmployerView(scene.employer, id))?.applicant).toMatchObject({
      isHidden: false,
      fullName: "Ines Carvalho",
      resume: { name: "Résumé.pdf" },
    });
  });

  it("follows the application's stage", async () => {
    await db.company.update({ where: { id: scene.companyId }, data: { isBlind: true } });
    const stage = await db.companyStage.create({
      data: {
        companyId: scene.companyId,
        position: 0,
        name: "Talk",
        status: "in_review",
        showsNames: true,
      },
    });
    expect((await findEmployerView(scene.employer, id))?.applicant?.isHidden).toBe(true);

    await db.application.update({ where: { id }, data: { stageId: stage.id } });

    expect((await findEmployerView(scene.employer, id))?.applicant?.isHidden).toBe(false);
  });
});

describe("setBlind", () => {
  it("is for owners", async () => {
    const owner = await aMemberOf(scene.companyId, "owner");
    const stranger = await aMemberOf(await makeCompany("Other"), "owner");
    const isBlind = async () =>
      (await db.company.findUniqueOrThrow({ where: { id: scene.companyId } })).isBlind;

    const choice = { isBlind: true };
    await expect(setBlind(scene.employer, scene.companyId, choice)).rejects.toMatchObject({
      code: "forbidden",
    });
    await expect(setBlind(stranger, scene.companyId, choice)).rejects.toMatchObject({
      code: "not_found",
    });
    expect(await isBlind()).toBe(false);
    await setBlind(owner, scene.companyId, choice);
    await setBlind(owner, scene.companyId, choice);
    expect(await isBlind()).toBe(true);
    const action = "company.screening_changed";
    expect(await db.auditEntry.count({ where: { action } })).toBe(1);
  });
});

describe("findNeighbours", () => {
  it("finds the previous and next applications, and nothing of unseen ones", async () => {
    const at = (minutes: number) => new Date(Date.now() + minutes * 60_000);
    const apply = async (minutes: number, status: "submitted" | "withdrawn" | "held") => {
      const { id: userId } = await makeUser();
      return (await makeApplication({ userId, jobId: scene.jobId, status, at: at(minutes) })).id;
    };
    const newer = await apply(20, "submitted");
    await apply(10, "withdrawn");
    const older = await apply(-20, "submitted");
    await apply(-10, "held");

    expect(await findNeighbours(scene.employer, id)).toMatchObject({
      previousId: newer,
      nextId: older,
    });
    expect(await findNeighbours(scene.employer, newer)).toMatchObject({
      previousId: null,
      nextId: id,
    });
  });

  it("compares the resume with the posting's requirements", async () => {
    expect((await findNeighbours(scene.employer, id)).skills).toBeNull();
    await db.resume.updateMany({ data: { text: "Ten years of baking" } });

    expect(await findNeighbours(scene.employer, id)).toMatchObject({
      skills: { source: "resume", found: ["Baking"], missing: ["Sourdough"] },
      resumeFormat: "pdf",
    });
    expect(await readApplicationResume(scene.employer, client, id)).toEqual({
      text: "Ten years of baking",
      parts: null,
    });
  });

  it("returns nothing to strangers", async () => {
    const stranger = await aMemberOf(await makeCompany("Other"));
    for (const other of [scene.seeker, stranger]) {
      await expect(findNeighbours(other, id)).rejects.toMatchObject({ code: "not_found" });
      expect(await findEmployerView(other, id)).toBeNull();
    }
    expect(await findEmployerView(scene.employer, "no id")).toBeNull();
  });
});
