import { describe, expect, it } from "vitest";
import { db } from "@/lib/platform/db/client";
import { aClient, asActor, makeUser } from "@/lib/testing/accounts";
import { queuedEvents, setUpDatabase } from "@/lib/testing/database";
import { findBySession } from "../queries";
import { deviceName } from "./device-names";
import {
  endOwnSession,
  endSession,
  signOutEverywhere,
  startSession,
  touchSession,
} from "./sessions.commands";
import { listSessions } from "./sessions.queries";

setUpDatabase();

const FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0";
const IPHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.1 Mobile/15E148 Safari/604.1";

const start = (userId: string, userAgent = FIREFOX) =>
  db.$transaction((tx) => startSession(tx, userId, aClient({ userAgent })));

// OWASP ASVS 7.4.1, 7.4.2, 7.5.2: without its row a cookie is worthless.
describe("a session", () => {
  it("is found while it lasts", async () => {
    const { id } = await makeUser();
    const sessionId = await start(id);

    expect(await findBySession(sessionId)).toMatchObject({ identity: { id, sessionId } });
  });

  it.each([
    ["logout", async (sessionId: string) => endSession(sessionId)],
    ["a suspension", async () => db.user.updateMany({ data: { status: "suspended" } })],
    [
      "its absolute end",
      async () => db.session.updateMany({ data: { expiresAt: new Date(Date.now() - 1) } }),
    ],
    ["the end of its account", async () => db.user.deleteMany()],
  ])("ends with %s", async (_what, end) => {
    const sessionId = await start((await makeUser()).id);

    await end(sessionId);

    expect(await findBySession(sessionId)).toBeNull();
  });

  // OWASP ASVS 7.3.2.
  it("lasts thirty days at most", async () => {
    const sessionId = await start((await makeUser()).id);
    const found = await findBySession(sessionId);

    const days = ((found?.expiresAt.getTime() ?? 0) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(29.9);
    expect(days).toBeLessThanOrEqual(30);
  });

  it("shows a changed role in the next request", async () => {
    const user = await makeUser({ userType: "admin", status: "awaiting_approval" });
    const sessionId = await start(user.id);
    expect((await findBySession(sessionId))?.identity.isApproved).toBe(false);

    await db.user.update({ where: { id: user.id }, data: { status: "active" } });

    expect((await findBySession(sessionId))?.identity.isApproved).toBe(true);
  });

  it("records activity at intervals", async () => {
    const sessionId = await start((await makeUser()).id);
    const long = new Date(Date.now() - 600_000);
    await db.session.updateMany({ data: { lastSeenAt: long } });

    await touchSession(sessionId, long);
    const { lastSeenAt } = await db.session.findFirstOrThrow();
    await touchSession(sessionId, lastSeenAt);

    expect(lastSeenAt.getTime()).toBeGreaterThan(Date.now() - 10_000);
    expect((await db.session.findFirstOrThrow()).lastSeenAt).toEqual(lastSeenAt);
  });
});

describe("a person's sessions", () => {
  it("are listed with this one marked, most recently seen first", async () => {
    const user = await makeUser();
    await start(user.id, IPHONE);
    const actor = await asActor(user);
    await start((await makeUser()).id);

    expect(await listSessions(actor)).toMatchObject([
      { id: actor.sessionId, isThisOne: true },
      { device: "Mobile Safari on iOS", isThisOne: false },
    ]);
  });

  it("can't be ended by anyone else", async () => {
    const sessionId = await start((await makeUser()).id);
    const stranger = await asActor(await makeUser());

    await expect(endOwnSession(stranger, sessionId)).rejects.toMatchObject({ code: "not_found" });
    expect(await findBySession(sessionId)).not.toBeNull();
  });

  it("all end right away, including this one, and no one else's", async () => {
    const user = await makeUser();
    const actor = await asActor(user);
    await start(user.id);
    const other = await asActor(await makeUser());

    await signOutEverywhere(actor);

    expect(await db.session.findMany()).toMatchObject([{ id: other.sessionId }]);
  });

  it("report a device that was not seen before", async () => {
    const { id } = await makeUser();
    await start(id);
    await start(id);
    await start(id, IPHONE);

    const events = (await queuedEvents("accounts.signed_in")) as { isNewDevice: boolean }[];
    expect(events.map(({ isNewDevice }) => isNewDevice)).toEqual([false, false, true]);
  });
});

it.each([
  [FIREFOX, "Firefox on Linux"],
  [IPHONE, "Mobile Safari on iOS"],
  ["curl/8.5.0", "Unknown device"],
  ["", "Unknown device"],
])("describes the device of %j as %s", (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name);
});
