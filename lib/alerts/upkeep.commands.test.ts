import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { emailVerified } from "@/lib/accounts/events";
import type { Actor } from "@/lib/accounts/schema";
import { db } from "@/lib/platform/db/client";
import { matchPercolatorQueries } from "@/lib/search/percolator.queries";
import { addSynonym, deleteSynonym } from "@/lib/search/vocabulary/synonyms.commands";
import { synonymsChanged } from "@/lib/search/vocabulary/synonyms.events";
import { aClient, asActor, makeUser } from "@/lib/testing/accounts";
import { anAdmin } from "@/lib/testing/admins";
import { queuedEvents, setUpDatabase } from "@/lib/testing/database";
import { makeJob } from "@/lib/testing/factories";
import { createAlert } from "./commands";
import type { AlertFrequency } from "./frequency.schema";
import { insertAlert, prepareAlert } from "./owned.commands";
import { listAlerts } from "./queries";
import { reactions } from "./tasks";
import {
  adoptAlerts,
  pauseEnded,
  sweepAlerts,
  understandAlerts,
  warnOfEnds,
} from "./upkeep.commands";

setUpDatabase();

const DAY = 86_400_000;

async function aSeeker(values = {}): Promise<Actor> {
  return asActor(await makeUser(values));
}

async function anAlert(actor: Actor, frequency: AlertFrequency): Promise<string> {
  return (await createAlert(actor, { search: "?query=baker", frequency })).id;
}

describe("the end of an alert's year", () => {
  it("is announced once, fourteen days ahead, and pauses it", async () => {
    const actor = await aSeeker();
    const id = await anAlert(actor, "daily");
    const { renewBy } = await db.jobAlert.findUniqueOrThrow({ where: { id } });
    const daysAhead = (days: number) => new Date(renewBy.getTime() - days * DAY);

    expect(await warnOfEnds(daysAhead(15))).toBe(0);
    expect(await warnOfEnds(daysAhead(13))).toBe(1);
    expect(await warnOfEnds(daysAhead(12))).toBe(0);
    expect(await queuedEvents("alerts.ending")).toEqual([{ id }]);
    await pauseEnded(daysAhead(1));
    expect((await listAlerts(actor))[0]?.status).toBe("active");
    expect((await listAlerts(actor, renewBy))[0]?.status).toBe("paused");
    await pauseEnded(renewBy);
    expect((await listAlerts(actor))[0]?.status).toBe("paused");
  });
});

describe("sweepAlerts", () => {
  it("deletes addresses that never confirmed, and alerts that ended long ago, with their queries", async () => {
    const actor = await aSeeker();
    const id = await anAlert(actor, "daily");
    const prepared = await prepareAlert({ search: "?query=sailor", frequency: "daily" });
    const email = "gull@example.org";
    await db.$transaction((tx) =>
      insertAlert(tx, { owner: { email }, isConfirmed: false }, prepared),
    );
    const queries = async () =>
      (await db.$queryRaw<[]>`SELECT 1 FROM search.standing_queries`).length;

    await sweepAlerts(new Date(Date.now() + 6 * DAY));
    expect([await db.jobAlert.count(), await queries()]).toEqual([2, 2]);
    await sweepAlerts(new Date(Date.now() + 8 * DAY));
    expect([await db.jobAlert.count(), await queries()]).toEqual([1, 1]);
    await db.jobAlert.update({ where: { id }, data: { unsubscribedAt: new Date() } });
    await sweepAlerts(new Date(Date.now() + 31 * DAY));
    expect([await db.jobAlert.count(), await queries()]).toEqual([0, 0]);
  });
});

describe("understandAlerts", () => {
  it("applies a synonym to alerts, until it is removed", async () => {
    const actor = await aSeeker();
    const admin = await anAdmin();
    const found = async () => {
      const jobId = await makeJob({ title: "Mixologist" });
      return (await matchPercolatorQueries([jobId])).map(({ queryId }) => queryId);
    };
    const percolatorQuery = async (alertId: string) =>
      (await db.jobAlert.findUniqueOrThrow({ where: { id: alertId } })).standingQueryId;
    const input = { search: "?query=barkeeper", frequency: "daily" } as const;
    const { id } = await createAlert(actor, input);
    const { id: other } = await createAlert(actor, { ...input, search: "?query=sailor" });
    const untouched = await percolatorQuery(other);
    expect(await found()).toEqual([]);

    const terms = ["barkeeper", "mixologist"];
    const synonym = await addSynonym(admin, { terms }, aClient());
    for (let time = 0; time < 2; time += 1) {
      for (const { event, run } of reactions) if (event === synonymsChanged.name) await run({});
    }
    expect(await found()).toEqual([await percolatorQuery(id)]);
    expect(await percolatorQuery(other)).toBe(untouched);

    await deleteSynonym(admin, synonym.id, aClient());
    await understandAlerts();
    expect(await found()).not.toContain(await percolatorQuery(id));
  });
});

describe("a verified address", () => {
  it("starts the account's alerts, and moves the address's own to the account", async () => {
    const user = await makeUser({ emailVerifiedAt: null, email: "Gull@example.org" });
    const actor = await asActor(user);
    const waiting = await anAlert(actor, "instant");
    const email = "gull@example.org";
    for (const [query, isConfirmed] of [
      ["baker", true],
      ["sailor", true],
      ["pilot", false],
    ] as const) {
      const prepared = await prepareAlert({ search: { query }, frequency: "weekly" });
      await db.$transaction((tx) => insertAlert(tx, { owner: { email }, isConfirmed }, prepared));
    }
    await adoptAlerts(user.id);
    expect((await listAlerts(actor)).map(({ status }) => status)).toEqual(["waiting"]);

    await db.user.update({ where: { id: user.id }, data: { emailVerifiedAt: new Date() } });
    for (const reaction of reactions.filter(({ event }) => event === emailVerified.name)) {
      await reaction.run({ id: randomUUID(), userId: user.id });
      await reaction.run({ id: randomUUID(), userId: user.id });
    }

    const alerts = await listAlerts(actor);
    expect(alerts.map(({ name, status }) => [name, status])).toEqual([
      ["Sailor jobs", "active"],
      ["Baker jobs", "active"],
    ]);
    expect(alerts[1]?.id).toBe(waiting);
    expect(await db.jobAlert.findMany({ where: { email }, select: { name: true } })).toEqual([
      { name: "Pilot jobs" },
    ]);
  });
});
