import { Icon } from "@/components/ui/icon";
import type { IconName } from "@/components/ui/icon-names";
import type { Tone } from "@/lib/content/announcement-tones.schema";
import type { AnnouncementView } from "@/lib/content/announcements.schema";
import { CloseAnnouncement } from "./close-announcement.client";

const ICONS: Record<Tone, IconName> = {
  plain: "megaphone",
  good: "circle-check",
  warn: "triangle-alert",
};

/**
 * The current announcement, until the visitor closes it. The page's first script has already noted
 * which one was closed.
 */
export function Announcement({ announcement }: { announcement: AnnouncementView | null }) {
  if (!announcement) return null;
  const { id, text, tone, link } = announcement;
  return (
    <aside className={`announcement announcement-${tone}`} aria-label="Announcement">
      <style>{`:root[data-announcement="${id}"] .announcement{display:none}`}</style>
      <div className="wrap">
        <Icon name={ICONS[tone]} size="sm" />
        <p dir="auto">
          {text}{" "}
          {link && (
            <a href={link.url} rel="noopener">
              {link.label}
            </a>
          )}
        </p>
        <CloseAnnouncement id={id} />
      </div>
    </aside>
  );
}
