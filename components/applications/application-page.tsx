import type { ReactNode } from "react";
import { CompanyMark } from "@/components/companies/company-mark";
import { VerifiedTick } from "@/components/companies/verified-tick";
import { BackLink } from "@/components/ui/navigation/back-link";
import { Notice } from "@/components/ui/notice";
import type { InterviewView } from "@/lib/applications/interviews/schema";
import type { InvitationView } from "@/lib/applications/interviews/slots.schema";
import { firstName } from "@/lib/applications/letters/composing";
import type { MessageList } from "@/lib/applications/messaging/messages.schema";
import type { OfferView } from "@/lib/applications/offers/schema";
import type { OwnTransfers as Transfers } from "@/lib/applications/transfers/schema";
import type { ApplicationView } from "@/lib/applications/views.schema";
import { formatDay } from "@/lib/shared/dates";
import { ApplicationTimeline } from "./application-timeline";
import { isTheirTurn, nextInFull, statusWords } from "./application-words";
import { applicationPaths } from "./by-hand/application-paths";
import { OwnInterviews } from "./interviews/own-interviews";
import { JobSnapshotPanel } from "./job-snapshot-panel";
import { Messages } from "./messages.client";
import { OwnOffers } from "./offers/own-offers";
import { OwnTransfers } from "./own-transfers";
import { WhatWasSent } from "./what-was-sent";
import { Withdraw } from "./withdraw.client";

type Props = {
  application: ApplicationView;
  messages: MessageList;
  interviews: readonly InterviewView[];
  invitations: readonly InvitationView[];
  offers: readonly OfferView[];
  transfers: Transfers;
  /** For someone without an account, who has a mailed link. */
  link?: {
    token: string;
    /** Their other applications at the company, above this one. */
    others: ReactNode;
    /** What is kept about them, in place of what they would have sent. */
    kept: ReactNode;
  };
};

function viewedAt({ steps }: ApplicationView): string | null {
  return steps.find(({ kind }) => kind === "viewed")?.at ?? null;
}

function Company({ company, name }: { company: ApplicationView["company"]; name: string }) {
  const words = (
    <>
      {name}
      {company.isVerified && <VerifiedTick />}
    </>
  );
  if (!company.isPublic) return <span>{words}</span>;
  return <a href={`/companies/${company.slug}`}>{words}</a>;
}

function Head({ application, transfers, link }: Pick<Props, "application" | "transfers" | "link">) {
  const { company, job, jobSnapshot, reference, status, createdAt, isByHand } = application;
  const { text, className } = statusWords(status, viewedAt(application));
  const own = transfers.from ? "Moved here on " : "Applied on ";
  return (
    <header className="job-hero app-hero">
      <div className="wrap">
        {!link && <BackLink href="/applications">My Applications</BackLink>}
        <div className="who">
          <CompanyMark company={company} size="lg" />
          <div className="who-words">
            <h1 dir="auto">{jobSnapshot.title}</h1>
            <div className="co-line">
              <Company company={company} name={jobSnapshot.companyName} />
              {jobSnapshot.location && <span>{jobSnapshot.location}</span>}
              <span className={className}>{text}</span>
            </div>
            <p className="app-facts">
              {isByHand ? `${jobSnapshot.companyName} added you on ` : own}
              <time dateTime={createdAt}>{formatDay(createdAt)}</time> · Reference{" "}
              <b>{reference}</b>
            </p>
            {job.slug && (
              <p className="no-print">
                <a className="link" href={`/job/${job.slug}`}>
                  {job.isOpen ? "See the job's page" : "See the job's page (closed)"}
                </a>
              </p>
            )}
          </div>
        </div>
      </div>
    </header>
  );
}

function Next({ application }: { application: ApplicationView }) {
  const { status, jobSnapshot } = application;
  const isViewed = viewedAt(application) !== null;
  return (
    <section className="panel app-part app-next-part" aria-labelledby="next-title">
      <h2 id="next-title">
        {isTheirTurn(status) && <span className="beacon" />}
        What happens next
      </h2>
      <p>{nextInFull({ status, company: jobSnapshot.companyName, isViewed })}</p>
      {status === "held" && (
        <p className="no-print">
          <a className="btn btn-primary" href="/app/settings">
            Go to Your Email Address
          </a>
        </p>
      )}
    </section>
  );
}

function Sent({ application }: Pick<Props, "application">) {
  const { id, details, resumeViews, jobSnapshot, deletedOn } = application;
  if (!details) {
    return (
      <Notice>
        What you sent, the answers and the messages were deleted some months after this application
        ended. Your list still shows that you applied and how it ended.
      </Notice>
    );
  }
  return (
    <>
      <WhatWasSent
        id={id}
        details={details}
        views={resumeViews}
        company={jobSnapshot.companyName}
      />
      {deletedOn && (
        <p className="help">
          We delete what you sent on {formatDay(deletedOn)}. {jobSnapshot.companyName} keeps it
          until then.
        </p>
      )}
    </>
  );
}

/** One of a person's applications: its status, its content, and the messages between both sides. */
export function ApplicationPage(props: Props) {
  const { application, messages, interviews, invitations, offers, transfers, link } = props;
  const { id, status, steps, jobSnapshot, canWithdraw, version, company } = application;
  const { title, companyName } = jobSnapshot;
  const paths = applicationPaths(link?.token ?? null);
  return (
    <>
      <Head application={application} transfers={transfers} {...(link ? { link } : {})} />
      <div className="wrap app-page">
        <Next application={application} />
        <aside className="panel app-part app-timeline" aria-label="Timeline">
          <h2>Timeline</h2>
          <ApplicationTimeline steps={steps} status={status} company={companyName} />
        </aside>
        <div className="app-main">
          {link?.others}
          <OwnTransfers transfers={transfers} company={company.name} paths={paths} />
          <OwnOffers
            offers={offers}
            companyName={companyName}
            applicant={application.details && firstName(application.details.fullName)}
            paths={paths}
          />
          <OwnInterviews
            applicationId={id}
            companyName={companyName}
            interviews={interviews}
            invitations={invitations}
            paths={paths}
          />
          {application.details && (
            <Messages applicationId={id} to={company.name} isApplicant initial={messages} />
          )}
          {link ? link.kept : <Sent application={application} />}
          <JobSnapshotPanel job={jobSnapshot} />
        </div>
        {canWithdraw && (
          <div className="app-withdraw no-print">
            <Withdraw id={id} version={version} title={title} company={companyName} />
          </div>
        )}
      </div>
    </>
  );
}
