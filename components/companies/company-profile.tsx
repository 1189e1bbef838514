import { Icon } from "@/components/ui/icon";
import type { CompanyDetail } from "@/lib/companies/schema";
import { toWebAddress } from "@/lib/shared/site";
import { VerifiedWords } from "./company-block";
import { CompanyMark } from "./company-mark";
import { VerifiedTick } from "./verified-tick";

const inOneLine = (address: string) => address.replaceAll(/\s*\n\s*/g, ", ");

function facts(company: CompanyDetail): [string, string][] {
  const { industry, companySize, foundedYear, address, liveJobs } = company;
  return [
    ["Open jobs", liveJobs.toLocaleString("en")],
    ["Industry", industry ?? "Industry not specified"],
    ["Company size", companySize ? `${companySize} people` : "Not specified"],
    ...(foundedYear ? [["Founded", String(foundedYear)] as [string, string]] : []),
    ...(address ? [["Address", inOneLine(address)] as [string, string]] : []),
  ];
}

/** The company's name, facts and link to its website. */
export function CompanyHero({ company }: { company: CompanyDetail }) {
  const website = toWebAddress(company.website);
  return (
    <header className="job-hero">
      <div className="wrap">
        <nav className="crumbs" aria-label="Breadcrumb">
          <a href="/companies">
            <Icon name="arrow-left" size="sm" />
            All companies
          </a>
        </nav>
        <div className="who">
          <CompanyMark company={company} size="lg" />
          <div className="who-words">
            <h1 dir="auto">{company.name}</h1>
            <div className="co-line">
              {company.isVerified && (
                <span className="flex items-center gap-1.5">
                  <VerifiedTick />
                  Verified company
                </span>
              )}
              {website && (
                <a href={website} rel="nofollow noopener">
                  {new URL(website).hostname.replace(/^www\./, "")}
                  <Icon name="external-link" size="sm" />
                </a>
              )}
            </div>
          </div>
        </div>
        <dl className="facts">
          {facts(company).map(([name, text]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </header>
  );
}

/** The company's own text, and what its seal means, or that it has none. */
export function CompanyAbout({ company }: { company: CompanyDetail }) {
  return (
    <section className="co-block" aria-labelledby="about-company">
      <h2 id="about-company" className="text-xl">
        About Company
      </h2>
      {company.descriptionHtml ? (
        <div
          className="prose small"
          dir="auto"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: renderMarkdown() has sanitised it
          dangerouslySetInnerHTML={{ __html: company.descriptionHtml }}
        />
      ) : (
        <p className="text-muted">No description provided</p>
      )}
      {company.isVerified ? (
        <VerifiedWords verifiedAt={company.verifiedAt} verifiedBy={company.verifiedBy} />
      ) : (
        <p className="text-sm text-muted">
          Not verified: this company hasn't proved its identity yet.
        </p>
      )}
    </section>
  );
}
