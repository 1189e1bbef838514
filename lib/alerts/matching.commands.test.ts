import { expect, it } from "vitest";
import { moveJob } from "@/lib/jobs/commands";
import { jobsEdited } from "@/lib/jobs/events";
import { reindexOldForm } from "@/lib/jobs/search-index/reindexing.commands";
import { db } from "@/lib/platform/db/client";
import { findReading } from "@/lib/search/percolator.queries";
import { addSynonym } from "@/lib/search/vocabulary/synonyms.commands";
import { aClient, asActor, makeUser } from "@/lib/testing/accounts";
import { anAdmin } from "@/lib/testing/admins";
import { queuedEvents, setUpDatabase } from "@/lib/testing/database";
import { makeJob } from "@/lib/testing/factories";
import { createAlert } from "./commands";
import { matchEdited, matchPublished } from "./matching.commands";
import { understandAlerts } from "./upkeep.commands";

setUpDatabase();

const GERMAN =
  "Wir suchen für unser Team in der Werkstatt eine Fachkraft, die mit uns Möbel baut. " +
  "Du arbeitest mit Holz und hast Freude daran, und wir bieten dir eine gute Ausbildung.";

async function anAlert(query: string): Promise<string> {
  const search = `?query=${encodeURIComponent(query)}`;
  return (await createAlert(await asActor(await makeUser()), { search, frequency: "daily" })).id;
}

const waiting = async () =>
  (await db.alertMatch.findMany({ where: { sentAt: null } })).map(({ jobId }) => jobId);

/** As if an older release had read the alert's words: as other words than documents have now. */
async function readByOldRelease(alertId: string): Promise<void> {
  const other = await db.jobAlert.findUniqueOrThrow({ where: { id: await anAlert("oldwords") } });
  const { standingQueryId } = other;
  await db.jobAlert.update({ where: { id: alertId }, data: { standingQueryId } });
  await db.$executeRaw`UPDATE search.reading_state SET stored = '1.0'`;
  await db.$executeRaw`UPDATE search.state SET format = 1`;
}

it("reads alerts as this release does before matching the first job published after an update", async () => {
  const alertId = await anAlert("lighthouse keeper");
  await understandAlerts();
  await readByOldRelease(alertId);

  const jobId = await makeJob({ title: "Lighthouse keeper" });
  await matchPublished([jobId]);

  expect(await waiting()).toEqual([jobId]);
});

it("keeps the matches that wait for their email while search documents are rewritten", async () => {
  const alertId = await anAlert("lighthouse keeper");
  const jobId = await makeJob({ title: "Lighthouse keeper" });
  await matchPublished([jobId]);
  await readByOldRelease(alertId);

  await reindexOldForm();
  for (const event of await queuedEvents(jobsEdited.name)) {
    await matchEdited((event as { jobIds: string[] }).jobIds);
  }

  expect(await waiting()).toEqual([jobId]);
});

it("matches the first job of a language by that language's stems", async () => {
  await anAlert("Schreinern");
  await understandAlerts();

  const jobId = await makeJob({ title: "Schreiner", description: GERMAN });
  await matchPublished([jobId]);

  expect(await waiting()).toEqual([jobId]);
});

it("matches by a synonym that was added just before", async () => {
  await anAlert("lamplighter");
  await understandAlerts();
  const terms = ["lamplighter", "wickman"];
  await addSynonym(await anAdmin(), { terms }, aClient());

  const jobId = await makeJob({ title: "Wickman" });
  await matchPublished([jobId]);
  expect(await waiting()).toEqual([jobId]);

  // What ended meanwhile is no match, and alerts that are up to date aren't read again.
  const { current, stored } = await findReading();
  expect(stored).toBe(current);
  await moveJob(jobId, "closed");
  await matchEdited([jobId]);
  expect(await waiting()).toEqual([]);
});
