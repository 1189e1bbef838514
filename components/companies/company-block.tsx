import { Icon } from "@/components/ui/icon";
import type { JobDetail } from "@/lib/jobs/schema";
import { formatDay } from "@/lib/shared/dates";
import { plural } from "@/lib/shared/plural";
import { CompanyMark } from "./company-mark";
import { VerifiedTick } from "./verified-tick";

type CompanyVerification = { verifiedAt: string | null; verifiedBy: string | null };

/** What the seal means: when the company was verified, and how. */
export function VerifiedWords({ verifiedAt, verifiedBy }: CompanyVerification) {
  if (!verifiedAt) return null;
  return (
    <p className="flex gap-2 text-sm text-muted">
      <VerifiedTick />
      <span>
        Verified {formatDay(verifiedAt)}: {verifiedBy ?? "a person checked this company's identity"}
        .
      </span>
    </p>
  );
}

/** "Technology · 501-1000 people" */
export function companyWords(company: {
  industry: string | null;
  companySize: string | null;
}): string {
  const size = company.companySize && `${company.companySize} people`;
  // "Other" says nothing.
  const industry = company.industry === "Other" ? null : company.industry;
  return [industry, size].filter(Boolean).join(" · ");
}

/** The company behind a posting, beside it. */
export function CompanyBlock({ company }: { company: JobDetail["company"] }) {
  const others = company.liveJobs - 1;
  const words = companyWords(company);
  return (
    <section className="co-block" aria-labelledby="company-name">
      <div className="flex items-center gap-3">
        <CompanyMark company={company} />
        <div className="min-w-0">
          <h2 id="company-name" className="text-lg">
            {company.name}
          </h2>
          {words && <p className="text-sm text-muted">{words}</p>}
        </div>
      </div>
      {company.description && <p className="text-sm text-muted">{company.description}</p>}
      <VerifiedWords verifiedAt={company.verifiedAt} verifiedBy={company.verifiedBy} />
      <a className="link no-print" href={`/companies/${company.slug}`}>
        {others > 0
          ? plural(others, { one: "{count} more job here", other: "{count} more jobs here" })
          : "About the company"}
        <Icon name="arrow-right" size="sm" />
      </a>
    </section>
  );
}
