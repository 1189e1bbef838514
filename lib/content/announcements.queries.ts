import "server-only";
import { requireBoardAdministration } from "@/lib/accounts/admins/admin-requests.queries";
import type { Actor } from "@/lib/accounts/schema";
import { ownHere } from "@/lib/platform/boards";
import { cached } from "@/lib/platform/caching/cache";
import { markIncomplete } from "@/lib/platform/caching/page-facts";
import type { Announcement } from "@/lib/platform/db/generated/client";
import { reader } from "@/lib/platform/db/reader";
import { log } from "@/lib/platform/observability/log";
import { TONE_NAMES } from "./announcement-tones.schema";
import { announcementsChanged } from "./announcements.events";
import type { AnnouncementLine, AnnouncementState, AnnouncementView } from "./announcements.schema";

const MOST = 100;
const newestFirst = [{ startsAt: "desc" }, { createdAt: "desc" }, { id: "desc" }] as const;

function toView({ id, text, tone, linkUrl, linkLabel }: Announcement): AnnouncementView {
  return {
    id,
    text,
    tone: TONE_NAMES.find((name) => name === tone) ?? "plain",
    link: linkUrl === null || linkLabel === null ? null : { url: linkUrl, label: linkLabel },
  };
}

async function readShown(now: Date): Promise<Announcement | null> {
  return reader().announcement.findFirst({
    where: {
      ...ownHere(),
      startsAt: { lte: now },
      OR: [{ endsAt: null }, { endsAt: { gt: now } }],
    },
    orderBy: [...newestFirst],
  });
}

/**
 * When the visible announcement next changes automatically: another one begins, or the current one
 * ends.
 */
async function readNextChange(now: Date, shown: Announcement | null): Promise<Date | null> {
  const next = await reader().announcement.findFirst({
    where: {
      ...ownHere(),
      startsAt: { gt: now, ...(shown?.endsAt ? { lt: shown.endsAt } : {}) },
    },
    orderBy: { startsAt: "asc" },
    select: { startsAt: true },
  });
  return next?.startsAt ?? shown?.endsAt ?? null;
}

const cachedShown = cached({
  name: "content.announcement",
  droppedBy: [announcementsChanged],
  maxEntries: 1,
  maxAgeMs: 60 * 60_000,
  load: async (_key: string, trueUntil): Promise<AnnouncementView | null> => {
    const now = new Date();
    const row = await readShown(now);
    trueUntil(await readNextChange(now, row));
    return row && toView(row);
  },
});

/**
 * The announcement above every page now; of several, the one that began last. `null` while the
 * database is away: a page should fail because of its own content, not because of this.
 */
export async function currentAnnouncement(): Promise<AnnouncementView | null> {
  return cachedShown("current").catch((error: unknown) => {
    log.warn({ error: String(error) }, "announcements could not be read");
    markIncomplete();
    return null;
  });
}

/** Every announcement of the site, or of this board, newest first. Throws `forbidden`. */
export async function listAnnouncements(
  actor: Actor,
  now = new Date(),
): Promise<AnnouncementLine[]> {
  requireBoardAdministration(actor);
  const [rows, shown] = await Promise.all([
    reader().announcement.findMany({ where: ownHere(), orderBy: [...newestFirst], take: MOST }),
    readShown(now),
  ]);
  const stateOf = ({ id, startsAt, endsAt }: Announcement): AnnouncementState => {
    if (endsAt !== null && endsAt <= now) return "over";
    if (startsAt > now) return "scheduled";
    return id === shown?.id ? "shown" : "covered";
  };
  return rows.map((row) => ({
    ...toView(row),
    state: stateOf(row),
    startsAt: row.startsAt.toISOString(),
    endsAt: row.endsAt?.toISOString() ?? null,
  }));
}
