import type { OwnCompany } from "@/lib/companies/schema";
import { CompanyMark } from "./company-mark";
import { VerifiedTick } from "./verified-tick";

/** The companies that an employer posts for, each with the way to its public page. */
export function OwnCompanies({ companies }: { companies: readonly OwnCompany[] }) {
  return (
    <section id="company" aria-labelledby="own-companies">
      <div className="sec-head">
        <h2 id="own-companies">{companies.length > 1 ? "Your companies" : "Your Company"}</h2>
      </div>
      {companies.length === 0 ? (
        <p className="panel p-6 text-muted">Your account belongs to no company yet.</p>
      ) : (
        <ul className="panel entry-list">
          {companies.map((company) => (
            <li key={company.slug}>
              <CompanyMark company={company} />
              <div className="entry-words">
                <b dir="auto">{company.name}</b> {company.isVerified && <VerifiedTick />}
                <p>{company.role === "owner" ? "You own it" : "You recruit for it"}</p>
              </div>
              {company.isPublic && (
                <a className="link" href={`/companies/${company.slug}`}>
                  Public page
                </a>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
