import { FREQUENCY_NAMES } from "@/lib/alerts/frequency.schema";
import type { AlertView } from "@/lib/alerts/schema";
import { formatDay } from "@/lib/shared/dates";
import { plural } from "@/lib/shared/plural";

/** What an alert does, in one line. */
export function alertWords({ frequency, recentJobs, renewBy, status }: AlertView): string {
  const found =
    recentJobs === 0
      ? "nothing new this week"
      : plural(recentJobs, {
          one: "{count} new job this week",
          other: "{count} new jobs this week",
        });
  const line = `${FREQUENCY_NAMES[frequency]} · ${found}`;
  return status === "active" ? `${line} · until ${formatDay(renewBy)}` : line;
}
