import type { LandingFacts, LandingTopic } from "@/lib/jobs/public/landings.schema";
import { formatNumber } from "@/lib/shared/formats/numbers";
import { plural } from "@/lib/shared/plural";

type Props = {
  landing: LandingTopic;
  facts: LandingFacts;
  /** How many jobs there are. */
  total: number;
};

function countWords({ landing, facts, total }: Props): string {
  const jobs = plural(total, { one: "{count} open job", other: "{count} open jobs" });
  if (landing.kind === "remote") {
    return `${jobs} you can do from anywhere in the countries they name.`;
  }
  const where = landing.inPlace ?? landing.label;
  const { companies } = facts;
  const at =
    companies > 1
      ? `at ${plural(companies, { one: "{count} company", other: "{count} companies" })}, `
      : "";
  return `${jobs} in ${where}, ${at}newest first.`;
}

/** What there is to say of a landing page's jobs: how many, how they pay, and who hires most. */
export function LandingWords({ landing, facts, total }: Props) {
  const { pay, hiringMost } = facts;
  return (
    <>
      <p className="lede">{countWords({ landing, facts, total })}</p>
      {pay !== null && (
        <p>
          Usual pay: <strong>{pay}</strong>, the middle half of what these jobs state.
        </p>
      )}
      {hiringMost.length > 1 && (
        <p>
          Hiring most:{" "}
          {hiringMost.map(({ name, slug, count }, i) => (
            <span key={slug}>
              {i > 0 && ", "}
              <a href={`/companies/${slug}`} dir="auto">
                {name}
              </a>{" "}
              ({formatNumber(count)})
            </span>
          ))}
        </p>
      )}
    </>
  );
}
