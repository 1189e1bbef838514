import { StaticMarkup } from "@/components/ui/static/static-markup";
import type { CompanyCard } from "@/lib/companies/schema";
import { plural } from "@/lib/shared/plural";
import { companyWords } from "../company-block";
import { CompanyMark } from "../company-mark";
import { VerifiedTick } from "../verified-tick";

/** Other companies of the same industry; renders nothing without any. */
export function SimilarCompanies({ companies }: { companies: readonly CompanyCard[] }) {
  if (companies.length === 0) return null;
  return (
    <section className="co-sec" aria-labelledby="similar-companies">
      <h2 id="similar-companies">Similar companies</h2>
      <StaticMarkup className="co-like">
        {companies.map((company) => (
          <a key={company.slug} href={`/companies/${company.slug}`}>
            <CompanyMark company={company} />
            <span>
              <b dir="auto">
                {company.name}
                {company.isVerified && <VerifiedTick />}
              </b>
              <small>{companyWords(company)}</small>
              <small>
                {plural(company.liveJobs, { one: "{count} open job", other: "{count} open jobs" })}
              </small>
            </span>
          </a>
        ))}
      </StaticMarkup>
    </section>
  );
}
