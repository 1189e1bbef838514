import type { MailedAlert } from "@/lib/alerts/sending.queries";
import type { JobCard } from "@/lib/jobs/schema";
import { formatDay } from "@/lib/shared/dates";
import { formatNumber } from "@/lib/shared/formats/numbers";
import { formatPay } from "@/lib/shared/money";
import { plural } from "@/lib/shared/plural";
import { absolute, type Site } from "@/lib/shared/site";
import { layOut } from "../mail-layout.emails";
import type { MailContent } from "../schema";

/**
 * Where an email's links lead its reader, all without signing in except for an account's own
 * alerts.
 */
export type AlertLinks = { manage: string; unsubscribe: string };

type Alert = Pick<MailedAlert, "name" | "search" | "frequency">;

const HOW_OFTEN: Record<Alert["frequency"], string> = {
  instant: "as they come",
  daily: "once a day at most",
  weekly: "once a week at most",
};

type Confirmation = {
  alert: Alert;
  /** The alert's name, unless that could carry a message. */
  plainName: string | null;
  url: string;
  until: string;
};

/**
 * To an address without an account for which someone requested an alert. It doesn't repeat what
 * they typed, which could carry any message to a stranger, but names a search in the site's words.
 */
export function confirmAlert(
  site: Site,
  { alert, plainName, url, until }: Confirmation,
): MailContent {
  const what = plainName === null ? "" : `: ${plainName}`;
  return layOut(
    {
      subject: `Confirm your job alert${what}`,
      name: null,
      paragraphs: [
        `Someone asked ${site.name} to email new jobs to this address, ${HOW_OFTEN[alert.frequency]}${what}. If it was you, confirm it.`,
      ],
      action: { label: "Confirm my job alert", url },
      after: [
        `The link works until ${formatDay(until)}.`,
        "If it wasn't you, do nothing. Without your confirmation, we won't send anything else.",
      ],
    },
    site,
  );
}

/** To an address that already has the requested alert. */
export function alertKnown(
  site: Site,
  { alert, links }: { alert: Alert; links: AlertLinks },
): MailContent {
  return layOut(
    {
      subject: "You already have this job alert",
      name: null,
      paragraphs: [
        `Someone asked ${site.name} for a job alert that this address already has: ${alert.name}. Nothing has changed.`,
      ],
      action: { label: "Look at my alerts", url: links.manage },
      after: [`Stop this alert: ${links.unsubscribe}`],
    },
    site,
  );
}

function describeJob(job: JobCard): string {
  const pay = job.pay ? formatPay(job.pay) : null;
  return [job.company.name, job.location, pay].filter(Boolean).join(" · ");
}

type Matches = {
  alert: Alert;
  /** The name to greet; null for an address without an account. */
  name: string | null;
  jobs: JobCard[];
  /** How many there are, including those that the email doesn't name. */
  total: number;
  links: AlertLinks;
};

/** New jobs for an alert. */
export function alertMatches(
  site: Site,
  { alert, name, jobs, total, links }: Matches,
): MailContent {
  const found = plural(total, { one: "{count} new job", other: "{count} new jobs" });
  const matching = plural(total, {
    one: "{count} new job matches your alert",
    other: "{count} new jobs match your alert",
  });
  const rest = total - jobs.length;
  return layOut(
    {
      subject: `${found}: ${alert.name}`,
      name,
      paragraphs: [`${matching} "${alert.name}".`],
      items: jobs.map((job) => ({
        title: job.title,
        text: describeJob(job),
        url: absolute(site, `/job/${job.slug}?utm_source=alert`),
      })),
      action: {
        label: rest > 0 ? `See these and ${formatNumber(rest)} more` : "See them all",
        url: absolute(site, alert.search),
      },
      after: [
        `You get this email ${HOW_OFTEN[alert.frequency]}. Change or pause it: ${links.manage}`,
        `Stop this alert: ${links.unsubscribe}`,
      ],
    },
    site,
  );
}

type Ending = {
  alert: Alert & { renewBy: string };
  name: string | null;
  url: string;
  links: AlertLinks;
};

/** Sent before an alert's year is over. */
export function alertEnds(site: Site, { alert, name, url, links }: Ending): MailContent {
  return layOut(
    {
      subject: `Your job alert ends soon: ${alert.name}`,
      name,
      paragraphs: [
        `Your alert "${alert.name}" has run for a year. It pauses on ${formatDay(alert.renewBy)} unless you keep it.`,
      ],
      action: { label: "Keep this alert", url },
      after: [
        "If you do nothing, its emails stop automatically.",
        `Stop it now: ${links.unsubscribe}`,
      ],
    },
    site,
  );
}
