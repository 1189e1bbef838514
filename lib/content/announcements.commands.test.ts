import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { onBoard } from "@/lib/platform/boards";
import { dropCached } from "@/lib/platform/caching/cache";
import { db, pool } from "@/lib/platform/db/client";
import { anAdmin, noAdmins } from "@/lib/testing/admins";
import { queuedEvents, setUpDatabase } from "@/lib/testing/database";
import { makeBoard } from "@/lib/testing/factories";
import { changeAnnouncement, deleteAnnouncement, makeAnnouncement } from "./announcements.commands";
import { announcementsChanged } from "./announcements.events";
import { currentAnnouncement, listAnnouncements } from "./announcements.queries";
import { announcementInput } from "./announcements.schema";

setUpDatabase();
beforeEach(() => dropCached());

const HOUR_MS = 3_600_000;
const at = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString();
const of = (values: object = {}) =>
  announcementInput.parse({ text: "We move tonight.", ...values });

async function current(): Promise<string | null> {
  dropCached();
  return (await currentAnnouncement())?.text ?? null;
}

describe("an announcement", () => {
  it("doesn't break a page while the database is away", async () => {
    await makeAnnouncement(await anAdmin(), of());
    vi.spyOn(pool(), "query").mockRejectedValue(new Error("away") as never);
    expect(await current()).toBeNull();
    vi.restoreAllMocks();
    expect(await current()).toBe("We move tonight.");
  });

  it("is shown right away, with its link, until it is deleted", async () => {
    const admin = await anAdmin();
    expect(await current()).toBeNull();

    const { id } = await makeAnnouncement(
      admin,
      of({ tone: "warn", linkUrl: "/help", linkLabel: "What that means" }),
    );
    dropCached();
    expect(await currentAnnouncement()).toEqual({
      ...{ id, text: "We move tonight.", tone: "warn" },
      link: { url: "/help", label: "What that means" },
    });
    expect(await queuedEvents(announcementsChanged.name)).toEqual([{ id }]);

    await deleteAnnouncement(admin, id);
    await deleteAnnouncement(admin, id);
    expect(await current()).toBeNull();
    expect((await db.auditEntry.findMany()).map(({ action }) => action).sort()).toEqual([
      "announcement.deleted",
      "announcement.made",
    ]);
  });

  it("begins and ends on time; the latest of several is shown", async () => {
    const admin = await anAdmin();
    await makeAnnouncement(admin, of({ text: "Long", startsAt: at(-5) }));
    await makeAnnouncement(admin, of({ text: "Today", startsAt: at(-2), endsAt: at(1) }));
    await makeAnnouncement(admin, of({ text: "Over", startsAt: at(-2), endsAt: at(-1) }));
    await makeAnnouncement(admin, of({ text: "Later", startsAt: at(1) }));

    expect(await current()).toBe("Today");
    const lines = await listAnnouncements(admin);
    expect(lines.map(({ text, state }) => [text, state])).toEqual([
      ["Later", "scheduled"],
      ["Over", "over"],
      ["Today", "shown"],
      ["Long", "covered"],
    ]);
  });

  it("can be changed, and keeps its start unless given another", async () => {
    const admin = await anAdmin();
    const { id } = await makeAnnouncement(admin, of({ startsAt: at(-3) }));
    const before = await db.announcement.findUniqueOrThrow({ where: { id } });

    await changeAnnouncement(admin, id, of({ text: "We moved.", endsAt: at(2) }));

    expect(await current()).toBe("We moved.");
    expect(await db.announcement.findUniqueOrThrow({ where: { id } })).toMatchObject({
      startsAt: before.startsAt,
    });
    await expect(changeAnnouncement(admin, id, of({ endsAt: at(-4) }))).rejects.toMatchObject({
      code: "invalid",
      fields: { endsAt: [expect.any(String)] },
    });
    await expect(changeAnnouncement(admin, randomUUID(), of())).rejects.toMatchObject({
      code: "not_found",
    });
  });

  it("belongs to the board where it was made", async () => {
    const [admin, board] = [await anAdmin(), await makeBoard()];
    const ofSite = await makeAnnouncement(admin, of());
    const ofBoard = await onBoard(board, async () => makeAnnouncement(admin, of({ text: "Fair" })));

    expect(await current()).toBe("We move tonight.");
    expect(await onBoard(board, current)).toBe("Fair");
    expect((await listAnnouncements(admin)).map(({ id }) => id)).toEqual([ofSite.id]);
    await expect(changeAnnouncement(admin, ofBoard.id, of())).rejects.toMatchObject({
      code: "not_found",
    });
    await onBoard(board, async () => deleteAnnouncement(admin, ofSite.id));
    expect(await db.announcement.count()).toBe(2);
  });

  it("can be made only by admins", async () => {
    const { id } = await makeAnnouncement(await anAdmin(), of());
    for (const stranger of await noAdmins()) {
      const refused = { code: "forbidden" };
      await expect(makeAnnouncement(stranger, of())).rejects.toMatchObject(refused);
      await expect(changeAnnouncement(stranger, id, of())).rejects.toMatchObject(refused);
      await expect(deleteAnnouncement(stranger, id)).rejects.toMatchObject(refused);
      await expect(listAnnouncements(stranger)).rejects.toMatchObject(refused);
    }
    expect(await db.announcement.count()).toBe(1);
  });
});

it.each([
  ["text", { text: " " }],
  ["text", { text: "x".repeat(281) }],
  ["tone", { tone: "purple" }],
  ["linkUrl", { linkUrl: "javascript:alert(1)", linkLabel: "x" }],
  ["linkUrl", { linkUrl: "//evil.example", linkLabel: "x" }],
  ["linkUrl", { linkLabel: "x" }],
  ["linkLabel", { linkUrl: "https://example.org/news" }],
  ["endsAt", { startsAt: "2027-01-02T00:00:00Z", endsAt: "2027-01-01T00:00:00Z" }],
  ["startsAt", { startsAt: "tomorrow" }],
])("refuses an invalid %s", (field, values) => {
  const parsed = announcementInput.safeParse({ text: "We move tonight.", ...values });

  expect(parsed.error?.issues.map(({ path }) => path[0])).toEqual([field]);
});
