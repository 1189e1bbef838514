import { describe, expect, it } from "vitest";
import { db } from "@/lib/platform/db/client";
import type { Prisma } from "@/lib/platform/db/generated/client";
import { aClient, makeUser, PASSWORD } from "@/lib/testing/accounts";
import { queuedEvents, setUpDatabase } from "@/lib/testing/database";
import { makeCompany, makeJob } from "@/lib/testing/factories";
import { logIn } from "../authentication/login.commands";
import { touchSession } from "../authentication/sessions.commands";
import { logInForToken } from "../authentication/tokens.commands";
import { accountInactive, deletionCancelled, deletionRequested } from "../events";
import { endUnusedAccounts } from "./retention.commands";

setUpDatabase();

const SEEN = new Date("2026-11-21T12:00:00Z");
const END = new Date("2028-11-21T12:00:00Z");
const daysToGo = (days: number) => new Date(END.getTime() - days * 86_400_000);

function anUnused(values: Partial<Prisma.UserCreateInput> = {}) {
  return makeUser({ lastSeenAt: SEEN, ...values });
}

const read = (id: string) => db.user.findUniqueOrThrow({ where: { id } });
const warnings = () => queuedEvents(accountInactive.name);

describe("an unused account", () => {
  it("gets warnings 60 and 14 days ahead, then its days of grace", async () => {
    const { id } = await anUnused();
    const counts: number[] = [];

    for (const days of [61, 60, 59, 15, 14, 13, 1]) {
      await endUnusedAccounts(daysToGo(days));
      counts.push((await warnings()).length);
    }
    expect(counts).toEqual([0, 1, 1, 1, 2, 2, 2]);
    expect(await warnings()).toMatchObject([
      { userId: id, dueAt: END.toISOString() },
      { userId: id, dueAt: END.toISOString() },
    ]);
    expect((await read(id)).deletionDueAt).toBeNull();

    await endUnusedAccounts(END);
    await endUnusedAccounts(daysToGo(-1));

    expect((await read(id)).deletionDueAt).toEqual(daysToGo(-14));
    expect(await queuedEvents(deletionRequested.name)).toMatchObject([
      { userId: id, dueAt: daysToGo(-14).toISOString(), why: "inactivity" },
    ]);
  });

  it("never ends without both warnings and their time, however late the schedule runs", async () => {
    const { id } = await anUnused({ lastSeenAt: new Date("2020-01-01") });

    await endUnusedAccounts(daysToGo(60));
    await endUnusedAccounts(daysToGo(60));
    expect((await read(id)).inactivityDueAt).toEqual(END);
    await endUnusedAccounts(daysToGo(-30));
    expect(await read(id)).toMatchObject({ inactivityDueAt: daysToGo(-44), deletionDueAt: null });
    await endUnusedAccounts(daysToGo(-43));
    expect((await read(id)).deletionDueAt).toBeNull();
    await endUnusedAccounts(daysToGo(-44));

    expect((await read(id)).deletionDueAt).not.toBeNull();
  });

  it.each([
    ["a session", logIn],
    ["a bearer token", logInForToken],
  ])("is kept when someone signs in with %s, even in its last days", async (_what, enter) => {
    const { id, email } = await anUnused();
    for (const days of [60, 14, 0]) await endUnusedAccounts(daysToGo(days));

    await enter({ email, password: PASSWORD, userType: "job_seeker" }, aClient());

    expect(await read(id)).toMatchObject({
      deletionDueAt: null,
      inactivityDueAt: null,
      inactivityRemindedAt: null,
    });
    expect(await queuedEvents(deletionCancelled.name)).toHaveLength(1);
  });

  it.each([
    ["an admin's", { userType: "admin" as const }],
    ["suspended", { status: "suspended" as const }],
  ])("is not deleted when it is %s", async (_which, values) => {
    await anUnused(values);

    await endUnusedAccounts(END);

    expect(await warnings()).toEqual([]);
  });

  it("is not deleted while its company has open jobs", async () => {
    const { id: userId } = await anUnused({ userType: "employer" });
    const companyId = await makeCompany();
    await db.companyMember.create({ data: { userId, companyId, role: "owner" } });
    const jobId = await makeJob({ companyId });

    await endUnusedAccounts(END);
    expect(await warnings()).toEqual([]);
    await db.job.update({ where: { id: jobId }, data: { status: "closed", endedAt: END } });
    await endUnusedAccounts(END);

    expect(await warnings()).toHaveLength(1);
  });
});

it("keeps the deletion that its owner asked for when they sign in", async () => {
  const deletionDueAt = new Date(Date.now() + 86_400_000);
  const { id, email } = await makeUser({ deletionDueAt });

  await logIn({ email, password: PASSWORD, userType: "job_seeker" }, aClient());

  expect((await read(id)).deletionDueAt).toEqual(deletionDueAt);
});

it("counts a session in use as activity, once a day", async () => {
  const { id, email } = await makeUser();
  const login = { email, password: PASSWORD, userType: "job_seeker" as const };
  const { sessionId } = await logIn(login, aClient());
  const seen = async () => (await read(id)).lastSeenAt.getTime();
  const ago = async (hours: number) => {
    const at = new Date(Date.now() - hours * 3_600_000);
    await db.user.update({ where: { id }, data: { lastSeenAt: at, inactivityDueAt: END } });
    await db.session.update({ where: { id: sessionId }, data: { lastSeenAt: at } });
    await touchSession(sessionId, at);
    return at.getTime();
  };

  expect(await ago(20)).toBe(await seen());
  expect(await ago(30)).toBeLessThan(await seen());
  expect((await read(id)).inactivityDueAt).toBeNull();
});
