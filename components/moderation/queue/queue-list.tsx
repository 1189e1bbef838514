import { ITEM_KINDS, type ItemKind } from "@/lib/moderation/decisions.schema";
import { countWaiting, itemKey, queueHref } from "@/lib/moderation/queue/links";
import {
  QUEUE_SORTS,
  type QueueSort,
  type QueueView,
  type ReviewQueue,
  type ReviewQueueItem,
} from "@/lib/moderation/queue/schema";
import type { ReasonTemplateView } from "@/lib/moderation/reason-templates.schema";
import { sinceLabel } from "@/lib/shared/dates";
import { formatNumber } from "@/lib/shared/formats/numbers";
import { BulkVerdict } from "../bulk/bulk-verdict.client";
import { SelectBox } from "../bulk/select-box";
import { itemBadge } from "./review-words";

type Props = { queue: ReviewQueue; view: QueueView; open: string | null; now: Date };

const kinds = Object.entries(ITEM_KINDS) as [ItemKind, string][];
const sorts = Object.entries(QUEUE_SORTS) as [QueueSort, string][];

function Filters({ queue, view }: Pick<Props, "queue" | "view">) {
  const options: [ItemKind | "", string, number][] = [
    ["", "All", countWaiting(queue)],
    ...kinds.map(([kind, name]): [ItemKind, string, number] => [kind, name, queue.counts[kind]]),
  ];
  return (
    <nav className="queue-filters" aria-label="Filter">
      {options.map(([kind, name, count]) => (
        <a
          key={name}
          className="chip"
          href={queueHref({ kind, sort: view.sort })}
          {...(kind === view.kind ? { "aria-current": "true" } : {})}
        >
          {name} <span className="count">{count}</span>
        </a>
      ))}
    </nav>
  );
}

function Row({
  item,
  view,
  isOpen,
  now,
}: { item: ReviewQueueItem; isOpen: boolean } & Pick<Props, "view" | "now">) {
  const { text, tone } = itemBadge(item);
  return (
    <li className="queue-row">
      {/* Appeals are answered one by one. */}
      {item.kind !== "appeal" && (
        <SelectBox
          value={itemKey(item)}
          name={item.title}
          data={{
            "data-kind": item.kind,
            "data-id": item.id,
            "data-count": item.kind === "report" ? 0 : item.count,
            ...(item.version === null ? {} : { "data-version": item.version }),
          }}
        />
      )}
      <a
        className={isOpen ? "qrow is-on" : "qrow"}
        href={queueHref({ ...view, item: itemKey(item) })}
        {...(isOpen ? { "aria-current": "true" } : {})}
      >
        <span className="qrow-words">
          <b dir="auto">{item.title}</b>
          <span className="qrow-about" dir="auto">
            {item.about}
          </span>
          <span className={tone}>{text}</span>
        </span>
        <time dateTime={item.since}>{sinceLabel(item.since, now)}</time>
      </a>
    </li>
  );
}

type Templates = { templates: readonly ReasonTemplateView[] };

/** Every waiting item, in one list. */
export function QueueList({ queue, view, open, now, templates }: Props & Templates) {
  const [shown, total] = [queue.items.length, countWaiting(queue, view.kind)];
  return (
    <section className="panel queue" aria-labelledby="queue">
      <div className="queue-head">
        <h1 id="queue">Review</h1>
        {queue.oldest && <span>Oldest: {sinceLabel(queue.oldest, now)}</span>}
      </div>
      <Filters queue={queue} view={view} />
      <p className="queue-sort">
        {sorts.map(([sort, name]) => (
          <a
            key={sort}
            href={queueHref({ ...view, sort, item: "" })}
            {...(sort === view.sort ? { "aria-current": "true" } : {})}
          >
            {name}
          </a>
        ))}
      </p>
      <BulkVerdict templates={templates} />
      {queue.items.length === 0 ? (
        <p className="queue-empty">There's nothing for you to do here.</p>
      ) : (
        <ol>
          {queue.items.map((item) => (
            <Row
              key={itemKey(item)}
              item={item}
              view={view}
              isOpen={itemKey(item) === open}
              now={now}
            />
          ))}
        </ol>
      )}
      {shown > 0 && shown < total && (
        <p className="queue-empty">
          The first {shown} of {formatNumber(total)}. The others follow as you decide.
        </p>
      )}
    </section>
  );
}
