import { SettingsPanel } from "@/components/accounts/settings/settings-panel";
import type { WebhookView } from "@/lib/webhooks/schema";
import { NewWebhook } from "./new-webhook.client";
import { aboutWords, stateWords } from "./webhook-words";

type Props = {
  webhooks: readonly WebhookView[];
  /** The address that creates them in the API. */
  path: string;
  /** The page of one webhook. */
  pageOf: (id: string) => string;
  now: Date;
};

/** All webhooks, with a form for a new one. */
export function WebhookList({ webhooks, path, pageOf, now }: Props) {
  return (
    <>
      <NewWebhook path={path} />
      <SettingsPanel id="webhooks" title="Webhooks">
        {webhooks.length === 0 ? (
          <p className="text-muted">No webhooks yet.</p>
        ) : (
          <ul className="entry-list" aria-label="Webhooks">
            {webhooks.map((webhook) => (
              <li key={webhook.id}>
                <div className="entry-words">
                  <a href={pageOf(webhook.id)} dir="auto">
                    {webhook.name}
                  </a>{" "}
                  {webhook.off && <span className="badge badge-warn">Off</span>}
                  <p className="webhook-address">{webhook.url}</p>
                  <p>{aboutWords(webhook)}</p>
                  {stateWords(webhook, now) && <p>{stateWords(webhook, now)}</p>}
                </div>
              </li>
            ))}
          </ul>
        )}
      </SettingsPanel>
    </>
  );
}
