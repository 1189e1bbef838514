import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Actor } from "@/lib/accounts/schema";
import { db } from "@/lib/platform/db/client";
import { endStreams, openEventStream } from "@/lib/platform/server/event-streams";
import { makeUser } from "@/lib/testing/accounts";
import { aMemberOf, companyOf, makeApplication } from "@/lib/testing/applications/making";
import { setUpDatabase } from "@/lib/testing/database";
import { makeJob } from "@/lib/testing/factories";
import { moveApplication } from "../moves.commands";
import { withdrawApplication } from "../status.commands";
import { followedCompanies, listChanges, readSince } from "./live.queries";
import type { LiveChange, LiveChanges } from "./live.schema";
import { followChanges } from "./live-stream.queries";

setUpDatabase();

let viewer: Actor;
let mover: Actor;
let jobId: string;
let companyId: string;

beforeEach(async () => {
  jobId = await makeJob();
  companyId = await companyOf(jobId);
  viewer = await aMemberOf(companyId);
  mover = await aMemberOf(companyId);
});
afterEach(endStreams);

const HOUR = 3_600_000;
const longAgo = () => new Date(Date.now() - HOUR);

/** An application that arrived before anybody looked. */
async function anEarlier(fullName = "Jonas Weber"): Promise<string> {
  const { id: userId } = await makeUser();
  const at = new Date(Date.now() - 2 * HOUR);
  const { id } = await makeApplication({ userId, jobId, fullName, at });
  await db.application.update({ where: { id }, data: { updatedAt: at } });
  return id;
}

/** Opens a stream, as a page does; returns what arrived on it so far. */
function follow(reread: () => Promise<Actor | null> = async () => viewer) {
  const stream = followChanges(viewer, { companyId, since: new Date(), reread });
  const reader = openEventStream(stream).getReader();
  const heard: LiveChange[] = [];
  const state = { messages: 0, isOver: false };
  const read = async () => {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      for (const [, json = ""] of new TextDecoder().decode(value).matchAll(/^data: (.*)$/gm)) {
        state.messages += 1;
        heard.push(...(JSON.parse(json) as LiveChanges).changes);
      }
    }
    state.isOver = true;
  };
  void read();
  // The first message says that it works.
  const isOpen = () => vi.waitFor(() => expect(state.messages).toBeGreaterThan(0), 5000);
  return { heard, state, isOpen };
}

const move = (id: string, actor = mover) =>
  moveApplication(actor, id, { to: "interview", version: 1, note: null, tell: null });

describe("followChanges", () => {
  it("says who moved whom, as it happens", async () => {
    const id = await anEarlier();
    const { heard, isOpen } = follow();
    await isOpen();

    await move(id);

    await vi.waitFor(() => expect(heard).toHaveLength(1), 5000);
    expect(heard[0]).toMatchObject({
      ...{ applicationId: id, companyId, kind: "moved", isOwn: false },
      ...{ name: "Jonas Weber", who: "Asha Rao", stageName: "Interview" },
    });
  });

  it("reports new applications, and other changes to an application", async () => {
    const id = await anEarlier();
    const { heard, isOpen } = follow();
    await isOpen();

    await db.applicationTag.create({ data: { applicationId: id, tag: "night shift" } });
    await vi.waitFor(
      () => expect(heard).toMatchObject([{ kind: "changed", applicationId: id }]),
      5000,
    );
    const { id: userId } = await makeUser();
    await makeApplication({ userId, jobId, fullName: "Ana Lima" });

    await vi.waitFor(() => expect(heard).toHaveLength(2), 5000);
    expect(heard[1]).toMatchObject({ kind: "arrived", name: "Ana Lima", who: null });
  });

  it("names nobody who withdrew, is hidden, or belongs to another company", async () => {
    await db.company.update({ where: { id: companyId }, data: { isBlind: true } });
    const [hidden, gone] = [await anEarlier(), await anEarlier("Ana Lima")];
    const others = await makeJob();
    const { heard, isOpen } = follow();
    await isOpen();

    await moveApplication(mover, hidden, { to: "in_review", version: 1, note: null, tell: null });
    await makeApplication({
      userId: (await makeUser()).id,
      jobId: others,
      fullName: "Someone Else",
    });
    const sender = await db.application.findUniqueOrThrow({ where: { id: gone } });
    await withdrawApplication({ ...viewer, id: sender.userId ?? "", companies: [] }, gone);

    await vi.waitFor(
      () => expect(heard.map(({ applicationId }) => applicationId)).toContain(null),
      5000,
    );
    const text = JSON.stringify(heard);
    expect(text).toContain("Applicant ");
    expect(text).not.toMatch(/Jonas|Ana|Someone/);
    expect(text).not.toContain(gone);
  });

  it("sends one change without names when many change at once", async () => {
    const ids = await Promise.all(Array.from({ length: 21 }, () => anEarlier()));
    const { heard, isOpen } = follow();
    await isOpen();

    await db.application.updateMany({ where: { id: { in: ids } }, data: { status: "in_review" } });

    await vi.waitFor(() => expect(heard.length).toBeGreaterThan(0), 5000);
    expect(heard).toMatchObject([{ applicationId: null, kind: "changed", name: null }]);
  });

  it("ends before it tells anything to someone who left the team or logged out", async () => {
    const id = await anEarlier();
    for (const now of [{ ...viewer, companies: [] }, null]) {
      let reread: Actor | null = viewer;
      // What the one before has seen is long past.
      await db.applicationChange.deleteMany();
      const { heard, state, isOpen } = follow(async () => reread);
      await isOpen();
      reread = now;

      await db.applicationTag.create({ data: { applicationId: id, tag: `tag ${now?.id}` } });

      await vi.waitFor(() => expect(state.isOver).toBe(true), 5000);
      expect(heard).toEqual([]);
    }
  });

  it("catches up on what it missed while the database was away", async () => {
    const id = await anEarlier();
    const { heard, isOpen } = follow();
    await isOpen();
    await db.$executeRaw`
      SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE query LIKE 'LISTEN%' AND datname = current_database()`;

    await move(id);

    await vi.waitFor(() => expect(heard).toMatchObject([{ kind: "moved" }]), 10_000);
  });
});

describe("listChanges", () => {
  it("lists what has arrived or been moved since then, for known companies", async () => {
    const [id] = [await anEarlier(), await anEarlier("Ana Lima")];
    expect((await listChanges(viewer, [companyId], new Date(Date.now() + HOUR))).changes).toEqual(
      [],
    );

    await move(id, viewer);

    const { changes } = await listChanges(viewer, [companyId], longAgo());
    expect(changes.filter(({ kind }) => kind === "moved")).toMatchObject([
      { applicationId: id, isOwn: true },
    ]);
  });

  it("lists applications with a new or deleted note or tag, and with a message", async () => {
    const id = await anEarlier();
    const soon = new Date(Date.now() + 5_000);
    const changed = async () => {
      // Long enough ago for the slack of the next look.
      await db.applicationChange.updateMany({ data: { changedAt: longAgo() } });
      return async () => {
        const { changes } = await listChanges(viewer, [companyId], soon);
        return changes.map(({ applicationId, kind }) => [applicationId, kind]);
      };
    };
    const text = { applicationId: id, text: "Good bread" };
    const works = [
      () => db.applicationNote.create({ data: { ...text, authorUserId: mover.id } }),
      () => db.applicationNote.deleteMany(),
      () => db.applicationTag.create({ data: { applicationId: id, tag: "Night" } }),
      () => db.applicationTag.deleteMany(),
      () => db.applicationMessage.create({ data: { ...text, isFromApplicant: true } }),
    ];
    for (const work of works) {
      const listed = await changed();
      expect(await listed()).toEqual([]);
      await work();
      expect(await listed()).toEqual([[id, "changed"]]);
    }
    // Deleting an application deletes all of this, and notes nothing.
    await db.application.delete({ where: { id } });
    expect(await db.applicationChange.count()).toBe(0);
  });

  it("tells a hiring manager only of their own job's applications", async () => {
    const id = await anEarlier();
    await move(id);
    const ofJobs = (...jobIds: string[]): Actor => ({
      ...viewer,
      companies: [],
      assignments: [{ companyId, role: "hiring_manager", jobIds, applicationIds: [] }],
    });

    const own = await listChanges(ofJobs(jobId), [companyId], longAgo());
    const others = await listChanges(ofJobs(await makeJob()), [companyId], longAgo());

    expect(own.changes).toMatchObject([{ applicationId: id, name: "Jonas Weber" }]);
    expect(others.changes).toMatchObject([{ applicationId: null, name: null, who: null }]);
    expect(followedCompanies(ofJobs(jobId), undefined)).toEqual([companyId]);
    expect(() => followedCompanies(ofJobs(), undefined)).toThrow("Company not found");
  });

  it("is for the company's members only", () => {
    expect(followedCompanies(viewer, undefined)).toEqual([companyId]);
    const stranger = { ...viewer, companies: [] };
    for (const wanted of [companyId, "nonsense", undefined]) {
      expect(() => followedCompanies(stranger, wanted)).toThrow("Company not found");
    }
  });

  it("reads any instant, but goes back no further than a day", () => {
    const now = new Date("2026-11-23T10:00:00Z");
    expect(readSince("2026-11-23T09:00:00Z", now).toISOString()).toBe("2026-11-23T09:00:00.000Z");
    expect(readSince("2020-01-01", now).toISOString()).toBe("2026-11-22T10:00:00.000Z");
    for (const text of ["2030-01-01", "soon", "", null]) expect(readSince(text, now)).toEqual(now);
  });
});
