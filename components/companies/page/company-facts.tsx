import { Icon } from "@/components/ui/icon";
import type { CompanyDetail } from "@/lib/companies/schema";
import { toWebAddress } from "@/lib/shared/site";
import { VerifiedWords } from "../company-block";

const PLACES_SHOWN = 4;

const inOneLine = (address: string) => address.replaceAll(/\s*\n\s*/g, ", ");

type Props = {
  company: CompanyDetail;
  /** Where its open jobs are. */
  places: readonly string[];
};

function factsOf({ company, places }: Props): [string, string][] {
  const { industry, companySize, foundedYear, address } = company;
  const shown = places.slice(0, PLACES_SHOWN).join("; ");
  const facts: [string, string | null][] = [
    ["Industry", industry ?? "Industry not specified"],
    ["Company size", companySize ? `${companySize} people` : "Not specified"],
    ["Founded", foundedYear === null ? null : String(foundedYear)],
    ["Address", address && inOneLine(address)],
    ["Jobs in", shown && (places.length > PLACES_SHOWN ? `${shown}; and more` : shown)],
  ];
  return facts.filter((fact): fact is [string, string] => Boolean(fact[1]));
}

/** What is known of the company, as a list. */
export function CompanyFacts(props: Props) {
  const website = toWebAddress(props.company.website);
  return (
    <section className="co-block" aria-labelledby="company-facts">
      <h2 id="company-facts" className="text-xl">
        Facts
      </h2>
      <dl className="co-facts">
        {factsOf(props).map(([name, text]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd dir="auto">{text}</dd>
          </div>
        ))}
        {website && (
          <div>
            <dt>Website</dt>
            <dd>
              <a href={website} rel="nofollow noopener">
                {new URL(website).hostname.replace(/^www\./, "")}
              </a>
            </dd>
          </div>
        )}
      </dl>
    </section>
  );
}

/** What the seal means; without one, what was not checked and how to claim the page. */
export function CompanyTrust({ company }: Pick<Props, "company">) {
  if (company.isVerified) {
    return (
      <div className="co-block">
        <VerifiedWords verifiedAt={company.verifiedAt} verifiedBy={company.verifiedBy} />
      </div>
    );
  }
  return (
    <>
      <div className="notice">
        <Icon name="shield-alert" />
        <p>
          <b>Not verified yet.</b> This company hasn't proved its identity.{" "}
          <a href="/help">What we check</a>
        </p>
      </div>
      <section className="co-block" aria-labelledby="claim-company">
        <h2 id="claim-company" className="text-md">
          Is this your company?
        </h2>
        <p className="text-sm text-muted">
          Add photos, benefits and what it's like to work here. It's free.
        </p>
        <a className="link" href="/employer/profile">
          Claim this page
          <Icon name="arrow-right" size="sm" />
        </a>
      </section>
    </>
  );
}
