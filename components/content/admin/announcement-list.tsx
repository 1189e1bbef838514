import { ActionButton } from "@/components/ui/action.client";
import type { AnnouncementLine, AnnouncementState } from "@/lib/content/announcements.schema";
import { formatInstant } from "@/lib/shared/dates";
import { excerpt } from "@/lib/shared/text";

const STATES: Record<AnnouncementState, [label: string, look: string]> = {
  scheduled: ["Scheduled", "badge badge-warn"],
  shown: ["On every page", "badge badge-good"],
  covered: ["Hidden by a newer one", "badge"],
  over: ["Over", "badge"],
};

function when({ startsAt, endsAt }: AnnouncementLine): string {
  const until = endsAt ? ` until ${formatInstant(endsAt)}` : ", until you delete it";
  return `From ${formatInstant(startsAt)}${until}`;
}

/** Every announcement, newest first. */
export function AnnouncementList({ announcements }: { announcements: AnnouncementLine[] }) {
  if (announcements.length === 0) {
    return <p className="panel p-6 text-muted">Nothing has been announced yet.</p>;
  }
  return (
    <ul className="panel entry-list">
      {announcements.map((each) => (
        <li key={each.id}>
          <div className="entry-words">
            <p className="entry-title" dir="auto">
              {each.text}
            </p>
            {each.link && (
              <p>
                <a href={each.link.url}>{each.link.label}</a>
              </p>
            )}
            <p>{when(each)}</p>
          </div>
          <span className={STATES[each.state][1]}>{STATES[each.state][0]}</span>
          <a
            className="btn btn-quiet btn-sm"
            href={`/admin/content/announcements?change=${each.id}`}
          >
            Change<span className="sr">: {excerpt(each.text, 60)}</span>
          </a>
          <ActionButton
            label="Delete"
            about={excerpt(each.text, 60)}
            method="DELETE"
            path={`/api/admin/announcements/${each.id}`}
            variant="btn-danger"
            done="Announcement deleted."
            confirm="It will be deleted for good, and disappears from every page."
          />
        </li>
      ))}
    </ul>
  );
}
