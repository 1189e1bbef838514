import { expect, it } from "vitest";
import { moveJob } from "@/lib/jobs/commands";
import { db } from "@/lib/platform/db/client";
import { makeUser } from "@/lib/testing/accounts";
import { makeApplication } from "@/lib/testing/applications/making";
import { queuedEvents, setUpDatabase } from "@/lib/testing/database";
import { makeJob } from "@/lib/testing/factories";
import { closeEnded } from "./auto-close.commands";

setUpDatabase();

async function anApplication(jobId: string, status: "interview" | "offer") {
  const { id: userId } = await makeUser();
  return makeApplication({ userId, jobId, status });
}

it("closing a job cancels the upcoming interviews of the applications that it closes, for both sides, once", async () => {
  const jobId = await makeJob();
  const { id } = await anApplication(jobId, "interview");
  const offered = await anApplication(jobId, "offer");
  const interview = {
    applicationId: id,
    minutes: 30,
    timeZone: "Europe/Amsterdam",
    place: "Pier",
  };
  const past = new Date(Date.now() - 86_400_000);
  const coming = new Date(Date.now() + 86_400_000);
  await db.interview.createMany({
    data: [
      { ...interview, startsAt: past },
      { ...interview, startsAt: coming },
      { ...interview, applicationId: offered.id, startsAt: coming },
    ],
  });
  await moveJob(jobId, "closed");

  await closeEnded([jobId]);
  await closeEnded([jobId]);

  const interviews = await db.interview.findMany({ orderBy: { startsAt: "asc" } });
  const calledOff = interviews.filter(({ cancelledAt }) => cancelledAt !== null);
  expect(calledOff).toMatchObject([{ applicationId: id, startsAt: coming, version: 2 }]);
  expect(await queuedEvents("applications.interview_changed")).toMatchObject([
    { id: calledOff[0]?.id, applicationId: id, version: 2, isInLetter: false },
  ]);
});
