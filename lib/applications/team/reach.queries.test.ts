import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import type { Actor } from "@/lib/accounts/schema";
import { db } from "@/lib/platform/db/client";
import { aClient, makeUser } from "@/lib/testing/accounts";
import {
  aMemberOf,
  anAssigned,
  assignmentsOf,
  makeApplication,
  NO_LETTER,
} from "@/lib/testing/applications/making";
import { setUpHiring } from "@/lib/testing/applications/scene";
import { setUpDatabase } from "@/lib/testing/database";
import { makeCompany, makeJob } from "@/lib/testing/factories";
import { findNeighbours } from "../employer-view/neighbours.queries";
import { writeNote } from "../employer-view/notes.commands";
import { listNotes } from "../employer-view/notes.queries";
import { listOtherApplications } from "../employer-view/others.queries";
import { findEmployerView } from "../employer-view/queries";
import { readApplicationResume } from "../employer-view/resume-access.commands";
import { addTag } from "../employer-view/tags.commands";
import { findTags } from "../employer-view/tags.queries";
import { listInterviews } from "../interviews/queries";
import { listBusyTimes } from "../interviews/slots.queries";
import { prepareLetters } from "../letters/preparation.queries";
import { findReason, listLetters, readOutbox } from "../letters/queries";
import { markRead, sendMessage } from "../messaging/messages.commands";
import { listMessages } from "../messaging/messages.queries";
import { listOffers } from "../offers/queries";
import { requestCompanyExport } from "../pipeline/exports.commands";
import { moveToStage } from "../pipeline/moves.commands";
import { listPipeline, listPipelineJobs, readLanes } from "../pipeline/queries";
import { defaultStages } from "../pipeline/stages";
import type { Access } from "../schema";
import { recommendApplicant } from "../scorecards/ratings.commands";
import { findRatings } from "../scorecards/ratings.queries";
import { viewApplication } from "../status.commands";
import { listAssigned } from "./assigned.queries";

setUpDatabase();

const scene = setUpHiring();

/** An application here, one to another job by the same person, and one by someone else here. */
async function threeApplications() {
  const { seeker, jobId, companyId } = scene;
  const otherJobId = await makeJob({ companyId });
  const other = await makeUser();
  const here = await makeApplication({ userId: seeker.id, jobId });
  const elsewhere = await makeApplication({ userId: seeker.id, jobId: otherJobId });
  const beside = await makeApplication({ userId: other.id, jobId, email: "other@example.org" });
  return { id: here.id, otherJobId, elsewhere: elsewhere.id, beside: beside.id };
}

type Act = [name: string, needed: Access, act: (actor: Actor, id: string) => Promise<unknown>];

const stageOf = (status: string) =>
  defaultStages(scene.companyId).find((stage) => stage.status === status)?.id ?? "";
const versionOf = async (id: string) =>
  (await db.application.findUniqueOrThrow({ where: { id } })).version;

const ACTS: Act[] = [
  ["opens it", "review", viewApplication],
  ["sees what surrounds it", "review", findNeighbours],
  ["reads the CV", "review", (actor, id) => readApplicationResume(actor, aClient(), id)],
  ["reads the scorecards", "review", findRatings],
  ["rates", "review", (actor, id) => recommendApplicant(actor, id, { recommendation: "yes" })],
  ["sees the interviews", "review", listInterviews],
  ["reads messages", "decide", listMessages],
  ["reads notes", "decide", listNotes],
  ["reads tags", "decide", findTags],
  ["reads offers", "decide", listOffers],
  ["reads letters", "decide", listLetters],
  ["reads the reason", "decide", findReason],
  ["sees other applications", "decide", listOtherApplications],
  [
    "prepares a letter",
    "decide",
    (actor, id) => prepareLetters(actor, { stageId: stageOf("not_selected"), applications: [id] }),
  ],
  [
    "moves it",
    "decide",
    async (actor, id) =>
      moveToStage(actor, id, {
        stageId: stageOf("not_selected"),
        version: await versionOf(id),
        note: null,
        tell: NO_LETTER,
      }),
  ],
  [
    "writes a message",
    "handle",
    (actor, id) => sendMessage(actor, id, { id: randomUUID(), text: "Hello" }),
  ],
  ["marks messages as read", "handle", (actor, id) => markRead(actor, id, randomUUID())],
  [
    "writes a note",
    "handle",
    (actor, id) => writeNote(actor, id, { id: randomUUID(), text: "Good" }),
  ],
  ["adds a tag", "handle", (actor, id) => addTag(actor, id, "senior")],
  ["plans interviews", "handle", listBusyTimes],
];

const LEVELS: Access[] = ["review", "decide", "handle"];

describe.each(ACTS)("someone who %s", (_name, needed, act) => {
  it(`needs to ${needed}`, async () => {
    const { id, otherJobId, beside } = await threeApplications();
    const { companyId, jobId } = scene;
    const people: [Actor, Access | null][] = [
      [await anAssigned(companyId, "interviewer", { applicationIds: [beside] }), null],
      [await anAssigned(companyId, "hiring_manager", { jobIds: [otherJobId] }), null],
      [await aMemberOf(await makeCompany(), "owner"), null],
      [await anAssigned(companyId, "interviewer", { applicationIds: [id] }), "review"],
      [await anAssigned(companyId, "hiring_manager", { jobIds: [jobId] }), "decide"],
      [await aMemberOf(companyId), "handle"],
    ];
    for (const [actor, access] of people) {
      if (access && LEVELS.indexOf(access) >= LEVELS.indexOf(needed)) await act(actor, id);
      else await expect(act(actor, id)).rejects.toMatchObject({ code: "not_found" });
    }
  });
});

describe("an interviewer", () => {
  it("sees what was sent, no steps, and only neighbours of their own", async () => {
    const { id, beside } = await threeApplications();
    const { companyId } = scene;
    const actor = await anAssigned(companyId, "interviewer", { applicationIds: [id] });

    expect(await findEmployerView(actor, id)).toMatchObject({ access: "review", steps: [] });
    expect(await findEmployerView(actor, beside)).toBeNull();
    expect(await findNeighbours(actor, id)).toMatchObject({
      ...{ previousId: null, nextId: null, stages: [] },
      isOwner: false,
    });
    expect(await listPipeline(actor, {})).toBeNull();
    expect(await listPipeline(actor, { companyId })).toBeNull();
    expect(await listAssigned(actor)).toMatchObject([{ id, isRated: false }]);
  });

  it("is anyone with an interview, until it's cancelled", async () => {
    const { id } = await threeApplications();
    const { companyId } = scene;
    const { id: userId } = await anAssigned(companyId, "interviewer");
    const { id: interviewId } = await db.interview.create({
      data: {
        id: randomUUID(),
        applicationId: id,
        startsAt: new Date(),
        minutes: 30,
        timeZone: "UTC",
        place: "Quay 1",
        interviewers: { create: { userId } },
      },
    });
    expect(await assignmentsOf(userId)).toMatchObject([{ companyId, applicationIds: [id] }]);

    await db.interview.update({ where: { id: interviewId }, data: { cancelledAt: new Date() } });

    expect(await assignmentsOf(userId)).toMatchObject([{ applicationIds: [] }]);
  });
});

describe("a hiring manager", () => {
  it("sees the lists of their own jobs, and nothing else of the company's", async () => {
    const { id, elsewhere, beside } = await threeApplications();
    const { companyId, jobId } = scene;
    const actor = await anAssigned(companyId, "hiring_manager", { jobIds: [jobId] });

    const list = await listPipeline(actor, { companyId });
    expect(list?.rows.map((row) => row.id).toSorted()).toEqual([id, beside].toSorted());
    expect(list).toMatchObject({
      ...{ canHandle: false, isOwner: false, letters: 0, received: 2, total: 2 },
      counts: { all: 2 },
    });
    const pipeline = await readLanes(actor, {});
    expect(Object.values(pipeline?.lanes ?? {}).flat()).toHaveLength(2);
    expect(await listPipelineJobs(actor, companyId)).toMatchObject([{ id: jobId }]);
    expect(await listPipelineJobs(await aMemberOf(companyId), companyId)).toHaveLength(2);
    expect(await listOtherApplications(actor, id)).toEqual([]);
    expect(await listOtherApplications(scene.employer, id)).toMatchObject([{ id: elsewhere }]);
    expect(await listMessages(actor, id)).toMatchObject({ canWrite: false });
    await expect(readOutbox(actor, { companyId })).rejects.toMatchObject({ code: "not_found" });
    await expect(
      requestCompanyExport(actor, aClient(), { kind: "csv", search: "", ids: undefined }),
    ).rejects.toMatchObject({ code: "not_found" });
  });

  it("loses a job that moves to another company", async () => {
    const { companyId, jobId } = scene;
    const { id: userId } = await anAssigned(companyId, "hiring_manager", { jobIds: [jobId] });

    await db.job.update({ where: { id: jobId }, data: { companyId: await makeCompany() } });

    expect(await assignmentsOf(userId)).toMatchObject([{ companyId, jobIds: [] }]);
  });
});
