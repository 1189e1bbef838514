import { Icon } from "@/components/ui/icon";
import { StaticMarkup } from "@/components/ui/static/static-markup";
import type { Story } from "@/lib/companies/story/schema";

/** Why people work there, as tiles; renders nothing without a reason. */
export function CompanyReasons({ reasons }: Pick<Story, "reasons">) {
  if (reasons.length === 0) return null;
  return (
    <section className="co-sec" aria-labelledby="company-reasons">
      <h2 id="company-reasons">Why work here</h2>
      <StaticMarkup className="reasons">
        {reasons.map(({ title, text }) => (
          <div key={title} className="reason" dir="auto">
            <h3>{title}</h3>
            {text && <p>{text}</p>}
          </div>
        ))}
      </StaticMarkup>
    </section>
  );
}

/** What someone of the team says; renders nothing without a quote. */
export function CompanyQuote({ quote }: Pick<Story, "quote">) {
  if (quote === null) return null;
  return (
    <section className="co-sec" aria-labelledby="company-quote">
      <h2 id="company-quote" className="sr">
        From the team
      </h2>
      <StaticMarkup>
        <figure className="co-quote" dir="auto">
          <blockquote>“{quote.text}”</blockquote>
          <figcaption>
            <b>{quote.name}</b>
            {quote.role}
          </figcaption>
        </figure>
      </StaticMarkup>
    </section>
  );
}

/** What the company offers besides pay; renders nothing without a benefit. */
export function CompanyBenefits({ benefits }: Pick<Story, "benefits">) {
  if (benefits.length === 0) return null;
  return (
    <section className="co-sec" id="benefits" aria-labelledby="company-benefits">
      <h2 id="company-benefits">Benefits</h2>
      <StaticMarkup as="ul" className="benefits">
        {benefits.map((benefit) => (
          <li key={benefit} dir="auto">
            <Icon name="check" />
            <span>{benefit}</span>
          </li>
        ))}
      </StaticMarkup>
    </section>
  );
}
