import type { NotificationView } from "@/lib/notifications/schema";
import { formatTime, sinceLabel } from "@/lib/shared/dates";

type Props = {
  notifications: readonly NotificationView[];
  /** The time to use as now. */
  asOf: string;
  /** Shows the time of day, under a heading with the day. */
  isOfOneDay?: boolean;
  onOpened: (id: string) => void;
};

/** Notifications, each linking to what it is about. */
export function NotificationItems({ notifications, asOf, isOfOneDay, onOpened }: Props) {
  const now = new Date(asOf);
  return (
    <ul className="news">
      {notifications.map(({ id, title, text, path, createdAt, isRead }) => (
        <li key={id}>
          {/* The middle mouse button also opens it, in another tab. */}
          <a
            href={path}
            className={isRead ? "news-item" : "news-item unread"}
            onClick={() => onOpened(id)}
            onAuxClick={({ button }) => button === 1 && onOpened(id)}
          >
            {!isRead && <span className="sr">Unread: </span>}
            <b>{title}</b>
            <span className="news-text">{text}</span>
            <time className="num" dateTime={createdAt}>
              {isOfOneDay ? formatTime(createdAt) : sinceLabel(createdAt, now)}
            </time>
          </a>
        </li>
      ))}
    </ul>
  );
}
