import { afterEach, expect, it } from "vitest";
import type { Actor } from "@/lib/accounts/schema";
import { alertDue } from "@/lib/alerts/events";
import { onBoard } from "@/lib/platform/boards";
import { db } from "@/lib/platform/db/client";
import { forgetSettings } from "@/lib/platform/settings";
import { asActor, makeUser } from "@/lib/testing/accounts";
import { setUpDatabase } from "@/lib/testing/database";
import { makeBoard, makeJob } from "@/lib/testing/factories";
import { setUpMailSink } from "@/lib/testing/mail-sink";
import { react } from "@/lib/testing/reactions";
import { createAlert, deleteAlert } from "./commands";
import { matchPublished } from "./matching.commands";
import { listOwned } from "./owned.queries";
import { understandAlerts } from "./upkeep.commands";

const sink = setUpMailSink();
setUpDatabase();
afterEach(forgetSettings);

const alertAt = (board: string | null, actor: Actor) =>
  onBoard(board, async () => createAlert(actor, { search: "?query=baker", frequency: "daily" }));

const matchesOf = (alertId: string) => db.alertMatch.findMany({ where: { alertId } });

it("matches only its board's jobs, even after every search has been read again", async () => {
  const board = await makeBoard({ categories: ["healthcare"] });
  const actor = await asActor(await makeUser());
  const [here, everywhere] = [await alertAt(board, actor), await alertAt(null, actor)];
  expect(here.id).not.toBe(everywhere.id);
  expect((await alertAt(board, actor)).id).toBe(here.id);

  const jobs = [
    await makeJob({ title: "Hospital baker", category: "healthcare" }),
    await makeJob({ title: "Village baker" }),
  ];
  await matchPublished(jobs);
  expect(await matchesOf(here.id)).toHaveLength(1);
  expect(await matchesOf(everywhere.id)).toHaveLength(2);

  await db.alertMatch.deleteMany();
  await understandAlerts();
  await matchPublished(jobs);
  expect(await matchesOf(here.id)).toMatchObject([{ jobId: jobs[0] }]);
  expect(await matchesOf(everywhere.id)).toHaveLength(2);
});

it("is listed only at its board", async () => {
  const board = await makeBoard();
  const actor = await asActor(await makeUser());
  const { id } = await alertAt(board, actor);
  const listed = (at: string | null) =>
    onBoard(at, async () => listOwned({ userId: actor.id }, new Date()));

  expect(await listed(board)).toMatchObject([{ id }]);
  expect(await listed(null)).toEqual([]);
  await onBoard(board, async () => deleteAlert(actor, id));
  expect(await listed(board)).toEqual([]);
});

it("is emailed from its board, to whose address all links lead", async () => {
  const board = await makeBoard({ name: "Leeds Jobs", host: "leeds.example.org" });
  const actor = await asActor(await makeUser());
  const { id: alertId } = await alertAt(board, actor);
  const jobId = await makeJob({ title: "Baker" });
  await react(alertDue, { id: jobId, alertId, jobIds: [jobId], total: 1 });

  const [{ mail, words } = { mail: undefined, words: "" }] = sink.mails;
  expect(mail?.from?.text).toContain("Leeds Jobs");
  expect(words).toContain("https://leeds.example.org/job/");
  expect(words).not.toContain("https://jobs.example.org");
});
