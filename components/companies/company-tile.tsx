import type { CompanyCard } from "@/lib/companies/schema";
import { plural } from "@/lib/shared/plural";
import { companyWords } from "./company-block";
import { CompanyMark } from "./company-mark";
import { VerifiedTick } from "./verified-tick";

/** A company in the list of companies. The whole card is one link. */
export function CompanyTile({ company }: { company: CompanyCard }) {
  const words = companyWords(company);
  return (
    <article className="company-card">
      <CompanyMark company={company} />
      <div>
        <h2>
          <a href={`/companies/${company.slug}`}>{company.name}</a>
          {company.isVerified && <VerifiedTick />}
        </h2>
        {words && <p>{words}</p>}
      </div>
      <p className="wide">{company.excerpt}</p>
      <p className="wide num">
        {plural(company.liveJobs, { one: "{count} open job", other: "{count} open jobs" })}
      </p>
    </article>
  );
}
