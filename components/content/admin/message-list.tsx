import { ActionButton } from "@/components/ui/action.client";
import { EmptyState } from "@/components/ui/empty-state";
import { Pagination } from "@/components/ui/pagination/pagination";
import { KEPT_MONTHS, type MessagePage, type MessageView } from "@/lib/content/contact.schema";
import { TOPICS } from "@/lib/content/contact-topics.schema";
import { formatInstant } from "@/lib/shared/dates";
import { excerpt } from "@/lib/shared/text";
import { replyHref } from "./content-words";

const PAGE = "/admin/content/messages";
type Show = "open" | "closed";

function hrefOf(show: Show, page = 1): string {
  const parameters = new URLSearchParams({
    ...(show === "closed" ? { show } : {}),
    ...(page > 1 ? { page: String(page) } : {}),
  });
  return parameters.size > 0 ? `${PAGE}?${parameters}` : PAGE;
}

// Longer messages are collapsed, so that one doesn't push all others out of sight.
const SHORT = 1200;

function Words({ text }: { text: string }) {
  const whole = (
    <p className="plain-text" dir="auto">
      {text}
    </p>
  );
  if (text.length <= SHORT) return whole;
  return (
    <details className="long-message">
      <summary>
        <span className="plain-text when-closed" dir="auto">
          {excerpt(text, SHORT / 2)}{" "}
        </span>
        <span className="link when-closed">Read it all</span>
        <span className="link when-open">Show less</span>
      </summary>
      {whole}
    </details>
  );
}

function Message({ message }: { message: MessageView }) {
  const { id, name, email, topic, text, about, sentAt, closedAt } = message;
  const path = `/api/admin/contact-messages/${id}`;
  return (
    <li className="panel contact-message">
      <div>
        <h2 className="entry-title" dir="auto">
          {name}
        </h2>
        <p className="admin-note">
          {email} · {TOPICS[topic]} · <time dateTime={sentAt}>{formatInstant(sentAt)}</time>
          {about && (
            <>
              {" "}
              · about <a href={about}>{about}</a>
            </>
          )}
        </p>
      </div>
      <Words text={text} />
      <div className="row">
        <a
          className="btn btn-strong btn-sm"
          href={replyHref(message)}
          aria-label={`Answer by Email: ${name}`}
        >
          Answer by Email
        </a>
        <ActionButton
          label={closedAt ? "Open Again" : "Mark as Answered"}
          about={name}
          method="PATCH"
          path={path}
          json={{ isClosed: closedAt === null }}
          done={closedAt ? "Message reopened." : "Message marked as answered."}
        />
        <ActionButton
          label="Delete"
          about={name}
          method="DELETE"
          path={path}
          variant="btn-quiet"
          confirm="It will be deleted for good."
          done="Message deleted."
        />
      </div>
    </li>
  );
}

/** The messages from the contact form. */
export function MessageList({ list, show }: { list: MessagePage; show: Show }) {
  const choices = [
    ["open", `To answer ${list.open}`],
    ["closed", `Answered ${list.closed}`],
  ] as const;
  return (
    <>
      <div className="content-bar">
        <nav className="period-links" aria-label="Messages">
          {choices.map(([each, label]) => (
            <a
              key={each}
              href={hrefOf(each)}
              {...(each === show ? { "aria-current": "page" as const } : {})}
            >
              {label}
            </a>
          ))}
        </nav>
        <p className="admin-note">Messages are deleted after {KEPT_MONTHS} months.</p>
      </div>
      {list.messages.length === 0 ? (
        <div className="panel">
          <EmptyState
            drawing="posts"
            title={show === "open" ? "Nothing to answer" : "Nothing answered yet"}
            text="Messages from the contact form appear here. We also email them to you."
          />
        </div>
      ) : (
        <ul className="contact-messages">
          {list.messages.map((message) => (
            <Message key={message.id} message={message} />
          ))}
        </ul>
      )}
      <Pagination
        page={list.page}
        pageCount={list.pageCount}
        hrefFor={(page) => hrefOf(show, page)}
      />
    </>
  );
}
