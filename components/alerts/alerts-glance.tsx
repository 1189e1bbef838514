import { Icon } from "@/components/ui/icon";
import { FREQUENCY_NAMES } from "@/lib/alerts/frequency.schema";
import type { AlertView } from "@/lib/alerts/schema";

const SHOWN = 3;

function alertWords({ frequency, status, recentJobs }: AlertView): string {
  if (status === "waiting") return "Waiting for you to confirm your email address";
  if (status === "paused") return "Paused";
  const found = recentJobs === 0 ? "nothing new this week" : `${recentJobs} new this week`;
  return `${FREQUENCY_NAMES[frequency]} · ${found}`;
}

/** An account's latest alerts at a glance, each linking to its current results. */
export function AlertsGlance({ alerts }: { alerts: readonly AlertView[] }) {
  return (
    <section className="panel side-panel" aria-labelledby="alerts-title">
      <div className="side-head">
        <h2 id="alerts-title">Job alerts</h2>
        {alerts.length > 0 && <a href="/app/alerts">View All</a>}
      </div>
      {alerts.length === 0 ? (
        <p className="side-note">
          No alerts yet. Search for jobs, save the search, and we'll email you new ones.
        </p>
      ) : (
        <ul className="side-list">
          {alerts.slice(0, SHOWN).map((alert) => (
            <li key={alert.id}>
              <Icon name="bell" />
              <span>
                <a href={alert.search}>{alert.name}</a>
                <span>{alertWords(alert)}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
