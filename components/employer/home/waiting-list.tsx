import { Monogram } from "@/components/applications/pipeline/monogram";
import { LinkButton } from "@/components/ui/button";
import { LocalTime } from "@/components/ui/local-time.client";
import type { WaitingPerson, WaitingWork } from "@/lib/applications/waiting-work.schema";
import type { EmployerJobStatus } from "@/lib/jobs/employer/schema";
import type { WaitingJob, WaitingJobs } from "@/lib/jobs/employer/waiting-jobs.schema";
import { formatDay, sinceLabel } from "@/lib/shared/dates";
import { formatNumber } from "@/lib/shared/formats/numbers";
import { plural } from "@/lib/shared/plural";
import { reviewWait } from "../posted/posted-words";
import type { HomeLinks } from "./home-links";

type HomeContext = {
  links: HomeLinks;
  /** Within how many hours postings are usually reviewed; null if unknown. */
  reviewHours: number | null;
};

type WaitingItem = {
  key: string;
  count: number;
  /** The first of those who wait. */
  people?: readonly WaitingPerson[];
  /** What there is, after its number: "new applications". */
  title: string;
  detail: React.ReactNode;
  action: string;
  href: string;
  /** Whether someone waits for an answer. */
  isLit?: boolean;
};

const LIST = new Intl.ListFormat("en");

/** "Ines Carvalho, Bo Li and 4 more". */
function whoOf(people: readonly WaitingPerson[], count: number): string {
  const names = people.map(({ name }) => name);
  const more = count - names.length;
  return LIST.format(more > 0 ? [...names, `${formatNumber(more)} more`] : names);
}

const names = (jobs: readonly WaitingJob[]) => LIST.format(jobs.map(({ title }) => title));

function ofApplications(work: WaitingWork, links: HomeLinks, now: Date): WaitingItem[] {
  const { unopened, unread, unanswered, letters, offers, times } = work;
  const ago = (since: string | null) => (since ? sinceLabel(since, now) : "");
  return [
    {
      key: "unopened",
      ...unopened,
      title: plural(unopened.count, { one: "New application", other: "New applications" }),
      detail: `The oldest came ${ago(unopened.since)}`,
      ...{
        action: "Read",
        href: links.applications({ waiting: "unseen", sort: "oldest" }),
        isLit: true,
      },
    },
    {
      key: "unread",
      ...unread,
      title: plural(unread.count, {
        one: "Applicant wrote to you",
        other: "Applicants wrote to you",
      }),
      detail: `The first message came ${ago(unread.since)}`,
      ...{
        action: "Answer",
        href: links.applications({ isUnread: true, show: "all" }),
        isLit: true,
      },
    },
    {
      key: "unanswered",
      ...unanswered,
      title: plural(unanswered.count, {
        one: "Applicant without an answer for a week",
        other: "Applicants without an answer for a week",
      }),
      detail: `The longest wait began ${ago(unanswered.since)}`,
      ...{
        action: "Answer",
        href: links.applications({ waiting: "unanswered", sort: "oldest" }),
      },
    },
    {
      key: "times",
      ...times,
      title: plural(times.count, {
        one: "Applicant is choosing an interview time",
        other: "Applicants are choosing an interview time",
      }),
      detail: times.since && (
        <>
          The first by <LocalTime at={times.since} />
        </>
      ),
      ...{ action: "View", href: links.applications({}, "lanes") },
    },
    {
      key: "offers",
      ...offers,
      title: plural(offers.count, {
        one: "Offer without an answer",
        other: "Offers without an answer",
      }),
      detail: offers.since && `The first runs out on ${formatDay(offers.since)}`,
      ...{ action: "View", href: links.applications({}, "lanes") },
    },
    {
      key: "letters",
      ...letters,
      title: plural(letters.count, {
        one: "Letter in the outbox",
        other: "Letters in the outbox",
      }),
      detail: letters.since && (
        <>
          The first leaves <LocalTime at={letters.since} />
        </>
      ),
      ...{ action: "Check", href: links.letters },
    },
  ];
}

function ofJobs(
  { ending, inReview, rejected, drafts }: WaitingJobs,
  { links, reviewHours }: HomeContext,
): WaitingItem[] {
  const only = ({ jobs, count }: WaitingJobs["ending"]) => (count === 1 ? jobs[0] : undefined);
  const jobHref = (list: WaitingJobs["ending"], status: EmployerJobStatus) => {
    const job = only(list);
    return job ? `/employer/jobs/${job.id}` : links.jobs(status);
  };
  const draft = only(drafts);
  return [
    {
      key: "rejected",
      count: rejected.count,
      title: plural(rejected.count, {
        one: "Job wasn't accepted",
        other: "Jobs weren't accepted",
      }),
      detail: names(rejected.jobs),
      ...{ action: "Change", href: jobHref(rejected, "rejected"), isLit: true },
    },
    {
      key: "ending",
      count: ending.count,
      title: plural(ending.count, { one: "Job ends this week", other: "Jobs end this week" }),
      detail: names(ending.jobs),
      ...{ action: "Extend", href: jobHref(ending, "live") },
    },
    {
      key: "inReview",
      count: inReview.count,
      title: plural(inReview.count, { one: "Job in review", other: "Jobs in review" }),
      detail: [names(inReview.jobs), reviewWait(reviewHours)].filter(Boolean).join(". "),
      ...{ action: "View", href: jobHref(inReview, "in_review") },
    },
    {
      key: "drafts",
      count: drafts.count,
      title: plural(drafts.count, { one: "Draft", other: "Drafts" }),
      detail: names(drafts.jobs),
      ...{ action: "Continue", href: draft ? `/employer?template=${draft.id}` : "/employer" },
    },
  ];
}

function Row({ item }: { item: WaitingItem }) {
  const { key, count, people = [], title, detail, action, href, isLit } = item;
  return (
    <li className="waiting-row" data-kind={key}>
      <b className="waiting-count">{formatNumber(count)}</b>
      <div className="waiting-words">
        <h3>
          {title}
          {isLit && <span className="beacon" />}
        </h3>
        <p>
          {people.length > 0 && <span dir="auto">{whoOf(people, count)}. </span>}
          <span dir="auto">{detail}</span>
        </p>
      </div>
      <span className="waiting-faces">
        {people.map(({ id, ...person }) => (
          <Monogram key={id} {...person} />
        ))}
      </span>
      <LinkButton href={href} aria-label={`${action}: ${title}`}>
        {action}
      </LinkButton>
    </li>
  );
}

type Props = { work: WaitingWork; jobs: WaitingJobs; now: Date } & HomeContext;

/** What waits for the company's people today, each with one thing to do; says so if nothing does. */
export function WaitingList({ work, jobs, now, links, reviewHours }: Props) {
  const items = [
    ...ofApplications(work, links, now),
    ...ofJobs(jobs, { links, reviewHours }),
  ].filter(({ count }) => count > 0);
  return (
    <section className="panel waiting" aria-labelledby="waiting-title">
      <h2 id="waiting-title">Waiting for you</h2>
      {items.length === 0 ? (
        <p className="text-muted waiting-none">
          You're all caught up. New applications and messages will be here.
        </p>
      ) : (
        <ul>
          {items.map((item) => (
            <Row key={item.key} item={item} />
          ))}
        </ul>
      )}
    </section>
  );
}
