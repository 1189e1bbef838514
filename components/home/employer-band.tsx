import { LinkButton } from "@/components/ui/button";
import { StaticMarkup } from "@/components/ui/static/static-markup";
import { formatNumber } from "@/lib/shared/formats/numbers";

type Props = {
  title: string;
  text: string;
  /** Whether the site has a list of companies. */
  hasCompanies: boolean;
  /** `null` if it could not be counted; the band then does without numbers. */
  totals: { liveJobs: number; companies: number; postedLast30Days: number } | null;
};

/** The pitch to employers, with current numbers. */
export function EmployerBand({ title, text, hasCompanies, totals }: Props) {
  const rows: [label: string, count: number][] | null = totals && [
    ["Open jobs", totals.liveJobs],
    ["Companies hiring", totals.companies],
    ["Jobs posted in the last 30 days", totals.postedLast30Days],
  ];
  return (
    <StaticMarkup as="section" className="wrap pb-20" aria-labelledby="employers-title">
      <div className="band">
        <div>
          <h2 id="employers-title">{title}</h2>
          <p>{text}</p>
          <div className="row mt-6">
            <LinkButton variant="strong" size="lg" href="/employer/post-job">
              Post a Job
            </LinkButton>
            {hasCompanies && (
              <LinkButton size="lg" href="/companies">
                See who is hiring
              </LinkButton>
            )}
          </div>
        </div>
        {rows && (
          <dl className="market-counts">
            {rows.map(([label, count]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{formatNumber(count)}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </StaticMarkup>
  );
}
