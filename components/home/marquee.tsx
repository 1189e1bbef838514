import { CompanyMark } from "@/components/companies/company-mark";
import { StaticMarkup } from "@/components/ui/static/static-markup";
import type { CompanySummary } from "@/lib/companies/schema";

type Logo = Pick<CompanySummary, "slug" | "name" | "logoUrl">;

function Logos({ logos, isCopy }: { logos: Logo[]; isCopy?: boolean }) {
  return (
    <ul {...(isCopy ? { "aria-hidden": true, inert: true } : {})}>
      {logos.map((logo) => (
        <li key={logo.slug}>
          <a href={`/companies/${logo.slug}`}>
            <CompanyMark company={logo} size="sm" />
            <span>{logo.name}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Rows that move in opposite directions. Each consists of two equal lists, so that it loops. */
export function Marquee({ rows }: { rows: Logo[][] }) {
  return (
    <StaticMarkup className="marquee">
      {rows.map((logos, i) => (
        <div key={logos[0]?.slug} className={i % 2 === 0 ? "marquee-row" : "marquee-row back"}>
          <Logos logos={logos} />
          <Logos logos={logos} isCopy />
        </div>
      ))}
    </StaticMarkup>
  );
}
