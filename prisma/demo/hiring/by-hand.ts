import { v7 as uuid } from "uuid";
import type { Transaction } from "@/lib/platform/db/client";
import { BY_HAND } from "@/lib/shared/arrivals";
import { insertResume, resumeOf } from "@/prisma/demo/hiring/applicants";
import type { AppliedJob } from "@/prisma/demo/hiring/applications";
import { type DemoPerson, OPENINGS } from "@/prisma/demo/hiring/people";

const PERSON: DemoPerson = {
  fullName: "Noor Haddad",
  place: "Lisbon, Portugal",
  headline: "Backend Engineer",
  employer: "Alcantara Transit",
  since: "2022-02",
  before: "Graça Software",
  progress: "submitted",
};
const NOTE =
  "Talked for twenty minutes at the Lisbon career fair. Rewrote a timetable service alone, and asked better questions than we did.";
const HOURS_AGO = 20;

type PersonToAdd = { job: AppliedJob; addedById: string; skills: readonly string[]; now: Date };

/** Adds someone without an account to a posting of the demo's company, as a colleague who met them. */
export async function insertAddedPerson(
  tx: Transaction,
  { job, addedById, skills, now }: PersonToAdd,
): Promise<void> {
  const [opening] = OPENINGS;
  if (!opening) return;
  const content = resumeOf(PERSON, opening, skills);
  const { fullName, email, headline, place } = content;
  const resumeId = await insertResume(tx, null, content);
  const [id, at] = [uuid(), new Date(now.getTime() - HOURS_AGO * 3_600_000)];
  await tx.application.create({
    data: {
      ...{ id, jobId: job.id, jobVersion: job.version, submissionId: uuid() },
      ...{ reference: "N4DDH2ND", status: "submitted", source: BY_HAND },
      ...{ createdAt: at, submittedAt: at },
      details: {
        create: {
          ...{ fullName, email, headline, place, resumeId },
          addition: { create: { addedByUserId: addedById, origin: "career_fair" } },
          notes: { create: { authorUserId: addedById, text: NOTE, writtenAt: at } },
        },
      },
      events: { create: { kind: "submitted", actorId: addedById, at } },
    },
  });
}
