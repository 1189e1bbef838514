import { SettingsPanel } from "@/components/accounts/settings/settings-panel";
import { ActionButton } from "@/components/ui/action.client";
import { Pagination } from "@/components/ui/pagination/pagination";
import { formatInstant } from "@/lib/shared/dates";
import { TEST_EVENT } from "@/lib/webhooks/choices.schema";
import type { DeliveryView } from "@/lib/webhooks/schema";
import { attemptWords, deliveryWords, eventWords } from "./webhook-words";

const BADGES = { waiting: "badge-teal", delivered: "badge-good", failed: "badge-warn" } as const;

type Props = {
  deliveries: readonly DeliveryView[];
  /** The webhook's address in the API. */
  path: string;
  isOn: boolean;
};
type ListProps = Props & {
  page: number;
  pageCount: number;
  /** The address of the list's page. */
  pagePath: string;
};

function Delivery({ one, path, isOn }: { one: DeliveryView; path: string; isOn: boolean }) {
  const { id, eventId, type, at, status, sent, attempts } = one;
  return (
    <li>
      <details className="entry-words webhook-delivery">
        <summary>
          {eventWords(one)} · {formatInstant(at)}{" "}
          <span className={`badge ${BADGES[status]}`}>{deliveryWords(one)}</span>
        </summary>
        <p>
          <code>webhook-id: {eventId}</code>
        </p>
        <pre className="webhook-body">{sent}</pre>
        {attempts.length === 0 && <p>Not sent yet.</p>}
        {attempts.map((attempt) => (
          <div key={attempt.id}>
            <p>{attemptWords(attempt)}</p>
            {attempt.body && <pre className="webhook-body">{attempt.body}</pre>}
          </div>
        ))}
      </details>
      {type !== TEST_EVENT && status !== "waiting" && isOn && (
        <ActionButton
          label="Send Again"
          about={`${eventWords(one)}, ${formatInstant(at)}`}
          method="POST"
          path={`${path}/deliveries/${id}/replay`}
          done="It will be sent again right away."
        />
      )}
    </li>
  );
}

/** A webhook's latest deliveries, each with its body and its attempts. */
export function Deliveries({ deliveries, path, isOn, page, pageCount, pagePath }: ListProps) {
  const hrefFor = (to: number) => `${pagePath}${to > 1 ? `?page=${to}` : ""}#deliveries`;
  return (
    <SettingsPanel
      id="deliveries"
      title="Deliveries"
      text="Kept for seven days. What fails is tried again for three days."
    >
      {deliveries.length === 0 ? (
        <p className="text-muted">Nothing has been sent yet.</p>
      ) : (
        <>
          <ul className="entry-list" aria-label="Deliveries">
            {deliveries.map((one) => (
              <Delivery key={one.id} {...{ one, path, isOn }} />
            ))}
          </ul>
          <Pagination {...{ page, pageCount, hrefFor }} />
        </>
      )}
    </SettingsPanel>
  );
}
