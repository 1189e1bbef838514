import { BackLink } from "@/components/ui/navigation/back-link";
import type { CompanyRow, CompanyView } from "@/lib/companies/administration.schema";
import { ROLE_NAMES } from "@/lib/companies/team/roles.schema";
import type { DecisionView } from "@/lib/moderation/decisions.schema";
import type { ReasonTemplateView } from "@/lib/moderation/reason-templates.schema";
import { formatDay } from "@/lib/shared/dates";
import { CompanyBadge } from "./companies-page";
import { FactList, type NamedFact } from "./fact-list";
import { MergePanel } from "./merge-panel";
import { Decisions } from "./queue/review-parts";
import { ReasonForm } from "./reason-form.client";
import { SuspensionPanel } from "./suspension-panel";

type Props = {
  company: CompanyView;
  decisions: readonly DecisionView[];
  templates: readonly ReasonTemplateView[];
  /** A search for companies to merge with, and what it found. */
  query: string;
  found: readonly CompanyRow[];
};

function Facts({ company }: Pick<Props, "company">) {
  const facts: NamedFact[] = [
    { name: "Website", value: company.website ?? "none" },
    { name: "Verified", value: company.verifiedBy ? `by ${company.verifiedBy}` : "no" },
    { name: "Made", value: formatDay(company.createdAt) },
    { name: "Jobs", value: String(company.jobs) },
    ...company.people.map(({ id, username, fullName, role }) => ({
      key: id,
      name: ROLE_NAMES[role],
      value: <a href={`/admin/people/${id}`}>{fullName ?? `@${username}`}</a>,
    })),
  ];
  return (
    <section className="panel admin-panel" aria-labelledby="company">
      <h2 id="company">Company</h2>
      <FactList facts={facts} />
      {company.people.length === 0 && (
        <p className="employer-job-muted">It has no members: its jobs are imported.</p>
      )}
    </section>
  );
}

function Verification({ company, templates }: Pick<Props, "company" | "templates">) {
  if (company.state !== "verified") return null;
  return (
    <section className="panel admin-panel" aria-labelledby="verification">
      <h2 id="verification">Verification</h2>
      <p className="employer-job-muted">Verified by {company.verifiedBy}.</p>
      <ReasonForm
        path={`/api/admin/companies/${company.id}/unverification`}
        method="POST"
        json={{}}
        label="Remove Verification"
        busyLabel="Removing..."
        done="Verification removed."
        reasonLabel="Reason, shown to its team"
        help="The seal disappears right away. Its live jobs stay live; new jobs, and changes to what a live one offers, are reviewed from now on. It can verify a domain again."
        templates={templates}
      />
    </section>
  );
}

type Picture = { url: string; name: string; what: "Logo" | "Picture"; path: string };

/** One of the company's pictures, and the form that removes it. */
function PictureFold({
  picture: { url, name, what, path },
  templates,
}: Pick<Props, "templates"> & { picture: Picture }) {
  return (
    <details>
      <summary>
        {/* biome-ignore lint/performance/noImgElement: stored in the size shown */}
        <img src={url} alt="" loading="lazy" />
        <span dir="auto">{name}</span>
      </summary>
      <p>
        <a href={url}>Open {what.toLowerCase()}</a>
      </p>
      <ReasonForm
        path={path}
        method="POST"
        json={{}}
        label={`Remove ${what}`}
        busyLabel="Removing..."
        done={`${what} removed.`}
        reasonLabel="Reason, shown to its team"
        help="It's deleted right away, and the company's people are told."
        templates={templates}
      />
    </details>
  );
}

function Pictures({ company, templates }: Pick<Props, "company" | "templates">) {
  const base = `/api/admin/companies/${company.id}`;
  const logo: Picture[] = company.logoUrl
    ? [{ url: company.logoUrl, name: "Logo", what: "Logo", path: `${base}/logo/removal` }]
    : [];
  const others = company.pictures.map(({ id, smallUrl, alt, caption }): Picture => {
    const name = caption ?? (alt || "Cover");
    return { url: smallUrl, name, what: "Picture", path: `${base}/pictures/${id}/removal` };
  });
  const pictures = [...logo, ...others];
  if (pictures.length === 0) return null;
  return (
    <section className="panel admin-panel" aria-labelledby="pictures">
      <h2 id="pictures">Pictures</h2>
      <div className="admin-folds admin-pictures">
        {pictures.map((picture) => (
          <PictureFold key={picture.path} picture={picture} templates={templates} />
        ))}
      </div>
    </section>
  );
}

function Postings({ company, templates }: Pick<Props, "company" | "templates">) {
  if (company.openJobs.length === 0) return null;
  return (
    <section className="panel admin-panel" aria-labelledby="postings">
      <h2 id="postings">Open jobs</h2>
      <div className="admin-folds">
        {company.openJobs.map(({ id, slug, title, riskScore }) => (
          <details key={id}>
            <summary dir="auto">
              {title} {riskScore > 0 && <span className="badge badge-warn">Risk {riskScore}</span>}
            </summary>
            <p>
              <a href={`/job/${slug}`}>Public page</a>
            </p>
            <ReasonForm
              path={`/api/admin/jobs/${id}/removal`}
              method="POST"
              json={{}}
              label="Take Down"
              busyLabel="Taking down..."
              done="Job taken down."
              reasonLabel="Reason, shown to the employer"
              help="It's removed right away, and its applicants are told."
              templates={templates}
            />
          </details>
        ))}
      </div>
    </section>
  );
}

/** A company as admins see it, with the possible actions. */
export function CompanyAdminPage({ company, decisions, templates: all, query, found }: Props) {
  const templates = all.filter(({ purpose }) => purpose === "content");
  return (
    <div className="wrap pb-20">
      <div className="page-head">
        <BackLink href="/admin/companies">Companies</BackLink>
        <h1 className="break-words" dir="auto">
          {company.name}
        </h1>
        <p className="employer-job-sub">
          <CompanyBadge state={company.state} />
          {company.state !== "suspended" && <a href={`/companies/${company.slug}`}>Public page</a>}
        </p>
      </div>
      <div className="admin-panels">
        <Facts company={company} />
        <SuspensionPanel
          what="Company"
          path={`/api/admin/companies/${company.id}/suspension`}
          suspension={company.suspension}
          restored="Company restored, and its jobs with it."
          reasonLabel="Reason, shown to its team"
          help="Its jobs are hidden right away, its members are signed out and can't open applications, and applicants are told."
          templates={all.filter(({ purpose }) => purpose === "suspension")}
        />
        <Verification company={company} templates={templates} />
        <MergePanel company={company} query={query} found={found} />
        <Pictures company={company} templates={templates} />
        <Postings company={company} templates={templates} />
        {decisions.length > 0 && (
          <div className="panel admin-panel">
            <Decisions decisions={decisions} />
          </div>
        )}
      </div>
    </div>
  );
}
