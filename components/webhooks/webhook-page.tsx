import { BackLink } from "@/components/ui/navigation/back-link";
import { Notice } from "@/components/ui/notice";
import type { WebhookPage as Page } from "@/lib/webhooks/schema";
import { Deliveries } from "./deliveries";
import { WebhookActs } from "./webhook-acts.client";
import { WebhookSettings } from "./webhook-settings.client";
import { previousWords, stateWords } from "./webhook-words";

type Props = {
  webhook: Page;
  /** The address of webhooks in the API. */
  path: string;
  /** The webhook's page, and the list of all. */
  pagePath: string;
  listPath: string;
  now: Date;
};

/** A webhook with its settings, actions and deliveries. */
export function WebhookPage({ webhook, path: all, pagePath, listPath, now }: Props) {
  const { id, name, url, shape, events, off, deliveries, page, pageCount } = webhook;
  const path = `${all}/${id}`;
  const isOn = off === null;
  const state = stateWords(webhook, now);
  return (
    <>
      <BackLink href={listPath}>Webhooks</BackLink>
      <div className="page-head">
        <div>
          <h1 dir="auto">{name}</h1>
          <p className="webhook-address">{url}</p>
        </div>
      </div>
      {state && <Notice tone="warn">{state}</Notice>}
      <WebhookActs {...{ name, isOn, path, listPath }} />
      <Deliveries {...{ deliveries, path, isOn, page, pageCount }} pagePath={pagePath} />
      <WebhookSettings
        values={{ name, url, shape, events }}
        path={path}
        previous={previousWords(webhook)}
      />
    </>
  );
}
