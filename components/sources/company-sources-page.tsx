import { AutoRefresh } from "@/components/administration/auto-refresh.client";
import { EmptyState } from "@/components/ui/empty-state";
import { BackLink } from "@/components/ui/navigation/back-link";
import { Notice } from "@/components/ui/notice";
import { MOST_COMPANY_SOURCES } from "@/lib/sources/owned/schema";
import type { SourceLine } from "@/lib/sources/schema";
import { SourceList } from "./sources-page";

type Props = {
  company: { id: string; name: string };
  sources: readonly SourceLine[];
  /** The reason why no source can be connected; null if one can. */
  barred: string | null;
  now: Date;
};

/** The reason why no career site can be connected, with a link to what is missing. */
export function BarredNote({ barred, companyId }: { barred: string; companyId: string }) {
  return (
    <Notice tone="warn">
      {barred}{" "}
      <a className="link" href={`/employer/profile?company=${companyId}#verification`}>
        Company Profile
      </a>
    </Notice>
  );
}

/** The career sites that a company has connected, with their states. */
export function CompanySourcesPage({ company, sources, barred, now }: Props) {
  const add = barred === null && sources.length < MOST_COMPANY_SOURCES && (
    <a className="btn btn-primary" href={`/employer/profile/sources/new?company=${company.id}`}>
      Connect a Career Site
    </a>
  );
  return (
    <div className="wrap analytics">
      {sources.some(({ isRunning }) => isRunning) && <AutoRefresh />}
      <BackLink href={`/employer/profile?company=${company.id}`}>Company Profile</BackLink>
      <div className="analytics-head">
        <div>
          <h1 dir="auto">Career site of {company.name}</h1>
          <p>
            Jobs from your own site are imported automatically, and end when it no longer has them.
            People apply there.
          </p>
        </div>
        {sources.length > 0 && <div className="settings-actions">{add}</div>}
      </div>
      {barred !== null && <BarredNote barred={barred} companyId={company.id} />}
      {sources.length > 0 ? (
        <SourceList sources={sources} now={now} pagePath="/employer/profile/sources" />
      ) : (
        <div className="panel">
          <EmptyState
            drawing="posts"
            title="No career site yet"
            text="Connect your career site, a file of your jobs or your career board, and you never post a job twice."
          >
            {add}
          </EmptyState>
        </div>
      )}
    </div>
  );
}
