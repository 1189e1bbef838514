import { randomUUID } from "node:crypto";
import { describe, expect, it, vi } from "vitest";
import { db } from "@/lib/platform/db/client";
import { asActor, makeUser } from "@/lib/testing/accounts";
import { setUpDatabase } from "@/lib/testing/database";
import {
  addNotification,
  addToEntry,
  forgetOldNotifications,
  markRead,
  setReadState,
} from "./bell.commands";
import { countUnread, listNotifications } from "./bell.queries";
import { changePreferences } from "./preferences.commands";
import { PAGE_SIZE } from "./schema";

setUpDatabase();

const NOTE = { title: "Acme wrote to you", text: "There is a message.", path: "/applications/1" };
const KIND = { kind: "application_message" as const };

function add(userId: string, cause: string = randomUUID(), more = {}): Promise<void> {
  return addNotification({ ...NOTE, ...KIND, userId, cause, ...more });
}

describe("a notification", () => {
  it("is added once for its cause, even by two simultaneous attempts", async () => {
    const user = await makeUser();

    await Promise.all([add(user.id, "a"), add(user.id, "a")]);
    await add(user.id, "a", { title: "Something else" });

    expect(await db.notification.findMany()).toMatchObject([{ ...NOTE, ...KIND, readAt: null }]);
  });

  it("is not added for someone whose account was deleted meanwhile", async () => {
    const user = await makeUser();
    await db.user.delete({ where: { id: user.id } });

    await add(user.id);
    await addToEntry({ ...NOTE, ...KIND, userId: user.id, cause: "a" });

    expect(await db.notification.count()).toBe(0);
  });

  it("is not added when its kind is turned off on the site; email is separate", async () => {
    const user = await makeUser();
    const actor = await asActor(user);
    await changePreferences(actor, { mail: { application_message: false } });
    await add(user.id, "a");
    await changePreferences(actor, { site: { application_message: false } });
    await add(user.id, "b");

    expect(await countUnread(actor)).toBe(1);
  });

  it("is one line of limited length", async () => {
    const user = await makeUser();

    await add(user.id, "a", {
      title: `So\n\nlong ${"word ".repeat(4000)}`,
      text: "y".repeat(20_000),
    });

    const [found] = await db.notification.findMany();
    expect(found?.title).toMatch(/^So long word/);
    expect(found?.title.length).toBeLessThanOrEqual(160);
    expect(found?.text.length).toBeLessThanOrEqual(400);
  });

  it.each(["https://evil.example/", "//evil.example", "javascript:alert(1)"])(
    "links to no other site: %s",
    async (path) => {
      const user = await makeUser();

      await expect(add(user.id, "a", { path })).rejects.toThrow("doesn't lead to one of our pages");
    },
  );
});

describe("the list", () => {
  it("is the actor's own, newest first, page by page", async () => {
    const [user, other] = [await makeUser(), await makeUser()];
    const actor = await asActor(user);
    for (let i = 0; i < PAGE_SIZE + 1; i++) await add(user.id, `${i}`, { title: `News ${i}` });
    await add(other.id);

    const first = await listNotifications(actor, 1);
    const last = await listNotifications(actor, 99);

    expect(first).toMatchObject({ page: 1, pageCount: 2, total: 21, unread: 21 });
    expect(first.notifications).toHaveLength(PAGE_SIZE);
    expect(first.notifications[0]).toMatchObject({ title: "News 20", isRead: false });
    expect(last).toMatchObject({ page: 2, notifications: [{ title: "News 0" }] });
  });

  it("is empty for someone without notifications", async () => {
    expect(await listNotifications(await asActor(await makeUser()), 1)).toMatchObject({
      notifications: [],
      page: 1,
      pageCount: 1,
      total: 0,
      unread: 0,
    });
  });
});

describe("reading", () => {
  it("marks the given notifications and no one else's", async () => {
    const [user, other] = [await makeUser(), await makeUser()];
    await add(user.id, "a");
    await add(user.id, "b");
    await add(other.id, "c");
    const rows = await db.notification.findMany();
    const ids = rows.filter(({ cause }) => cause !== "b").map(({ id }) => id);

    expect(await markRead(await asActor(user), { ids })).toBe(1);
    expect(await markRead(await asActor(user), { ids })).toBe(1);
    expect(await countUnread(await asActor(other))).toBe(1);
  });

  it("all of them leaves those that came after the list was loaded", async () => {
    const user = await makeUser();
    const actor = await asActor(user);
    await add(user.id, "a");
    const { asOf } = await listNotifications(actor, 1);
    await add(user.id, "b");
    const later = new Date(Date.parse(asOf) + 60_000);
    await db.notification.updateMany({ where: { cause: "b" }, data: { createdAt: later } });

    expect(await markRead(actor, { until: asOf })).toBe(1);
  });

  it("all of them includes what was shown when the list's clock is behind the database's", async () => {
    const user = await makeUser();
    const actor = await asActor(user);
    await add(user.id, "a");
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() - 60_000 });
    try {
      const { asOf } = await listNotifications(actor, 1);
      expect(await markRead(actor, { until: asOf })).toBe(0);
    } finally {
      vi.useRealTimers();
    }
  });

  it("can be marked and undone for one notification; a stranger's is not found", async () => {
    const user = await makeUser();
    const actor = await asActor(user);
    await add(user.id, "a");
    const { id = "" } = (await db.notification.findFirst()) ?? {};

    await setReadState(actor, id, true);
    await setReadState(actor, id, true);
    expect(await countUnread(actor)).toBe(0);
    await setReadState(actor, id, false);
    expect(await countUnread(actor)).toBe(1);
    await expect(setReadState(await asActor(await makeUser()), id, true)).rejects.toMatchObject({
      code: "not_found",
    });
    expect(await countUnread(actor)).toBe(1);
  });
});

it("deletes those that are older than six months, to the day", async () => {
  const user = await makeUser();
  const now = new Date("2026-11-21T12:00:00Z");
  for (const day of ["2026-05-20", "2026-05-22"]) {
    await add(user.id, day);
    const createdAt = new Date(`${day}T12:00:00Z`);
    await db.notification.updateMany({ where: { cause: day }, data: { createdAt } });
  }

  await forgetOldNotifications(now);

  expect(await db.notification.findMany()).toMatchObject([{ cause: "2026-05-22" }]);
});
