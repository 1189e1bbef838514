import { LinkButton } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { StaticMarkup } from "@/components/ui/static/static-markup";
import { plural } from "@/lib/shared/plural";
import { POST_A_JOB } from "./entrance";
import { PipelinePicture } from "./landing-pictures";

/** The site's own numbers, from the database. */
type MarketCounts = { liveJobs: number; companies: number; postedLast30Days: number };

type Props = {
  market: MarketCounts;
  /** Whether everyone may look around with a recruiter's demo account. */
  hasDemo: boolean;
};

const SURE = ["No card needed", "Any number of colleagues", "Take your data with you"];

/** How many jobs and companies are here now; nothing on a site that has none yet. */
function Figures({ liveJobs, companies, postedLast30Days }: MarketCounts) {
  if (liveJobs === 0) return null;
  const figures = [
    plural(liveJobs, { one: "{count} open job", other: "{count} open jobs" }),
    plural(companies, { one: "{count} company hiring", other: "{count} companies hiring" }),
    plural(postedLast30Days, {
      one: "{count} job posted in the last 30 days",
      other: "{count} jobs posted in the last 30 days",
    }),
  ];
  return (
    <ul className="landing-counts" aria-label="On this site now">
      {figures.map((figure) => (
        <li key={figure}>{figure}</li>
      ))}
    </ul>
  );
}

/** The promise, the way in, and a picture of the pipeline. */
export function LandingHead({ market, hasDemo }: Props) {
  return (
    <StaticMarkup
      as="section"
      className="night landing-head"
      data-scope="night"
      aria-labelledby="for-employers"
    >
      <div className="wrap landing-head-in">
        <div>
          <h1 id="for-employers">Every application read. Everyone answered.</h1>
          <p className="landing-lede">
            Post a job for free. Applications arrive in one pipeline that your whole team can read,
            and no one is left without an answer.
          </p>
          <div className="row landing-acts">
            <LinkButton href={POST_A_JOB} variant="primary" size="lg">
              Post a Job for Free
            </LinkButton>
            {hasDemo ? (
              <LinkButton href="/login?type=employer&from=%2Femployer%2Fapplications" size="lg">
                Try the Demo Pipeline
              </LinkButton>
            ) : (
              <LinkButton href="/login?type=employer&from=%2Femployer%2Fhome" size="lg">
                Login
              </LinkButton>
            )}
          </div>
          <ul className="landing-sure">
            {SURE.map((text) => (
              <li key={text}>
                <Icon name="check" size="sm" />
                {text}
              </li>
            ))}
          </ul>
        </div>
        <PipelinePicture />
      </div>
      <div className="wrap">
        <Figures {...market} />
      </div>
    </StaticMarkup>
  );
}
