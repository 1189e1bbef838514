import { EmptyState } from "@/components/ui/empty-state";
import { Icon } from "@/components/ui/icon";
import { BackLink } from "@/components/ui/navigation/back-link";
import { countWaiting, itemKey, queueHref } from "@/lib/moderation/queue/links";
import type { ReviewItem } from "@/lib/moderation/queue/review-items.schema";
import type { QueueView, ReviewQueue } from "@/lib/moderation/queue/schema";
import type { ReasonTemplateView } from "@/lib/moderation/reason-templates.schema";
import { sinceLabel } from "@/lib/shared/dates";
import { formatNumber } from "@/lib/shared/formats/numbers";
import { QueueList } from "./queue-list";
import { ReviewBody } from "./review-item";
import { CompanyAside, Decisions } from "./review-parts";
import { itemBadge } from "./review-words";
import { VerdictForm } from "./verdict-form.client";

type Props = {
  queue: ReviewQueue;
  view: QueueView;
  /** The open item; null for an empty queue, or once it is decided. */
  item: ReviewItem | null;
  templates: readonly ReasonTemplateView[];
  now: Date;
};

function titleOf(item: ReviewItem): string {
  switch (item.kind) {
    case "admin":
      return item.fullName ?? item.username;
    case "company":
      return item.company.name;
    case "appeal":
      return item.job?.title ?? item.company?.name ?? item.decision.title;
    default:
      return item.job.title;
  }
}

/** Why no one can approve it as it is; null if an admin can. */
function refusalOf(item: ReviewItem): string | null {
  if (item.kind === "admin" && !item.hasVerifiedEmail) {
    return "Their email address isn't verified yet, so it may not be theirs.";
  }
  if (item.kind === "appeal" && item.isOwnDecision && !item.isAlone) {
    return "You made this decision. Another admin will review it.";
  }
  return null;
}

/** Why even approving it needs a reason; null if it doesn't. */
function cautionOf(item: ReviewItem): string | null {
  return item.kind === "appeal" && item.isAlone
    ? "You made this decision yourself, and no other admin can answer. Say why you answer as you do: the log keeps it, and the company reads it."
    : null;
}

function Steps({ queue, view, open }: Pick<Props, "queue" | "view"> & { open: string }) {
  const at = queue.items.findIndex((item) => itemKey(item) === open);
  const hrefOf = (index: number) => {
    const item = queue.items[index];
    return item ? queueHref({ ...view, item: itemKey(item) }) : null;
  };
  const [previous, next] = [hrefOf(at - 1), hrefOf(at + 1)];
  if (at < 0) return null;
  return (
    <nav className="review-steps" aria-label="Queue">
      <span>
        {formatNumber(at + 1)} of {formatNumber(countWaiting(queue, view.kind))}
      </span>
      {previous && (
        <a className="step" href={previous} data-step="prev" aria-keyshortcuts="K" title="Previous">
          <Icon name="chevron-left" size="sm" />
          <span className="sr">Previous</span>
          <span className="key" data-key="K" />
        </a>
      )}
      {next && (
        <a className="step" href={next} data-step="next" aria-keyshortcuts="J" title="Next">
          <Icon name="chevron-right" size="sm" />
          <span className="sr">Next</span>
          <span className="key" data-key="J" />
        </a>
      )}
    </nav>
  );
}

/** Where to go once this is decided: to the next item, or back to the first. */
function nextHref({ queue, view }: Pick<Props, "queue" | "view">, open: string): string {
  const at = queue.items.findIndex((item) => itemKey(item) === open);
  const after = queue.items[at + 1] ?? queue.items[at - 1];
  return queueHref({ ...view, item: after ? itemKey(after) : "" });
}

function Detail({ item, ...props }: Props & { item: ReviewItem }) {
  const { queue, view, templates, now } = props;
  const open = itemKey(item);
  const company = "company" in item ? item.company : null;
  const history = "history" in item ? item.history : [];
  const version = "version" in item ? item.version : null;
  const row = queue.items.find((waiting) => itemKey(waiting) === open);
  const about = [
    company && company.name !== titleOf(item) ? company.name : "",
    row ? itemBadge(row).text : "",
    row ? sinceLabel(row.since, now) : "",
  ];
  return (
    <>
      <section className="panel review" aria-labelledby="review-title">
        <div className="review-body">
          <div className="review-head">
            <div>
              <h2 id="review-title" className="break-words" dir="auto">
                {titleOf(item)}
              </h2>
              <p className="employer-job-muted break-words">{about.filter(Boolean).join(" · ")}</p>
            </div>
            <Steps queue={queue} view={view} open={open} />
          </div>
          <ReviewBody item={item} now={now} />
        </div>
        <VerdictForm
          key={open}
          {...{ kind: item.kind, id: item.id, version, templates }}
          next={nextHref(props, open)}
          refusal={refusalOf(item)}
          caution={cautionOf(item)}
        />
      </section>
      {(company || history.length > 0) && (
        <aside className="panel review-aside" aria-label="Company and history">
          {company && <CompanyAside company={company} />}
          <Decisions decisions={history} />
        </aside>
      )}
    </>
  );
}

function Nothing({ view }: Pick<Props, "view">) {
  return (
    <section className="panel review">
      <EmptyState
        title={view.item ? "This has been decided" : "Nothing is waiting for you"}
        text={
          view.item
            ? "It has been decided or withdrawn. Choose another one."
            : "New jobs, reports and requests appear here."
        }
      />
    </section>
  );
}

/** The review queue: what is waiting, the open item, and whose it is. */
export function ReviewPage(props: Props) {
  const { queue, view, item, now } = props;
  if (countWaiting(queue) === 0 && !item) {
    return (
      <div className="wrap pb-20">
        <div className="page-head">
          <h1>Review</h1>
        </div>
        <Nothing view={{ ...view, item: "" }} />
      </div>
    );
  }
  return (
    // A phone shows either the list or the open item.
    <div className={view.item ? "wrap review-grid is-chosen" : "wrap review-grid"}>
      <div className="review-back">
        <BackLink href={queueHref({ ...view, item: "" })}>Everything waiting</BackLink>
      </div>
      <QueueList
        queue={queue}
        view={view}
        open={item && itemKey(item)}
        now={now}
        templates={props.templates}
      />
      {item ? <Detail {...props} item={item} /> : <Nothing view={view} />}
    </div>
  );
}
