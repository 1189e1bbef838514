import { payWords, placeWords } from "@/components/jobs/job-words";
import { cardWords } from "@/lib/jobs/custom-fields/card-words";
import { JOB_TYPES, type JobCard } from "@/lib/jobs/schema";
import { formatDay } from "@/lib/shared/dates";
import { formatNumber } from "@/lib/shared/formats/numbers";
import { absolute, type Site } from "@/lib/shared/site";
import type { EmbeddedJobs } from "@/lib/syndication/embedding/embedded-jobs.schema";

type Props = {
  /** Null if there's no such company or job. */
  found: EmbeddedJobs | null;
  site: Site;
  styles: string;
  nonce: string;
};

// Tells the page around it how high the list is, and writes dates in the reader's language.
const SCRIPT = `for(const t of document.querySelectorAll("time")){t.textContent=new Date(t.dateTime).toLocaleDateString([],{dateStyle:"medium"});t.lang=navigator.language}if(parent!==window)new ResizeObserver(()=>parent.postMessage({jobListHeight:Math.ceil(document.body.getBoundingClientRect().height)},"*")).observe(document.body)`;

/** One of the site's addresses that the analytics count as a link on another site. */
function linkTo(site: Site, path: string): string {
  const url = new URL(absolute(site, path));
  url.searchParams.set("utm_source", "embed");
  return url.href;
}

function Out({ href, children }: { href: string; children: string }) {
  return (
    <a href={href} target="_blank" rel="noopener">
      {children}
    </a>
  );
}

function Job({ job, site }: { job: JobCard; site: Site }) {
  const pay = payWords(job, "");
  return (
    <li>
      <h2>
        <Out href={linkTo(site, `/job/${job.slug}`)}>{job.title}</Out>
      </h2>
      <p>{job.company.name}</p>
      <p className="facts">
        <span>{placeWords(job)}</span>
        <span>{JOB_TYPES[job.jobType]}</span>
        {cardWords(job).map((words) => (
          <span key={words}>{words}</span>
        ))}
        {job.pay && <span className="pay">{`${pay.text} ${pay.period}`.trim()}</span>}
        <time dateTime={job.postedAt}>{formatDay(job.postedAt)}</time>
      </p>
    </li>
  );
}

function allWords({ total, jobs, isOneJob }: EmbeddedJobs): string {
  if (isOneJob) return total === 0 ? "More jobs at this company" : "View and apply";
  return total > jobs.length ? `See all ${formatNumber(total)} jobs` : "See them all";
}

function Jobs({ found, site }: { found: EmbeddedJobs; site: Site }) {
  const { title, jobs, pagePath, isOneJob } = found;
  const none = isOneJob ? "This job is closed." : "There are no open jobs right now.";
  return (
    <main aria-labelledby="title">
      <h1 id="title" dir="auto">
        {title}
      </h1>
      {jobs.length === 0 ? (
        <p className="none">{none}</p>
      ) : (
        <ul>
          {jobs.map((job) => (
            <Job key={job.id} job={job} site={site} />
          ))}
        </ul>
      )}
      <p className="end">
        <Out href={linkTo(site, pagePath)}>{allWords(found)}</Out>
        <Out href={linkTo(site, "/")}>{site.name}</Out>
      </p>
    </main>
  );
}

function Missing({ site }: { site: Site }) {
  return (
    <main aria-labelledby="title">
      <h1 id="title">Jobs not found</h1>
      <p className="none">What was shown here is no longer on {site.name}.</p>
      <p className="end">
        <Out href={linkTo(site, "/jobs")}>All jobs</Out>
      </p>
    </main>
  );
}

/** A whole document with a list of jobs, for a frame on someone's page. It works without scripts. */
export function EmbeddedList({ found, site, styles, nonce }: Props) {
  return (
    <html lang="en">
      {/* biome-ignore lint/style/noHeadElement: a document of its own, without Next's scripts */}
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{`${found?.title ?? "Jobs not found"} – ${site.name}`}</title>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: made of checked colours alone */}
        <style nonce={nonce} dangerouslySetInnerHTML={{ __html: styles }} />
      </head>
      <body>
        {found ? <Jobs found={found} site={site} /> : <Missing site={site} />}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of this file */}
        <script nonce={nonce} dangerouslySetInnerHTML={{ __html: SCRIPT }} />
      </body>
    </html>
  );
}
