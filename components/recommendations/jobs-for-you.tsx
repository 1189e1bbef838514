import { LinkButton } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Notice } from "@/components/ui/notice";
import type { JobCard } from "@/lib/jobs/schema";
import type { Recommendations } from "@/lib/recommendations/schema";
import { RecommendedJob } from "./recommended-job";

type Props = {
  /** Null if they could not be loaded. */
  recommendations: Recommendations | null;
  /** What to show until there is anything to go by. */
  newest: readonly JobCard[];
  now: Date;
};

function Failure() {
  return (
    <Notice tone="warn">
      <p>Failed to load recommended jobs</p>
      <a className="btn btn-outline btn-sm mt-2" href="/app">
        Retry
      </a>
    </Notice>
  );
}

function NoConsent() {
  return (
    <Notice>
      You've turned recommendations off, so we don't choose jobs for you.{" "}
      <a href="/app/settings/privacy">Change that in your privacy settings</a>.
    </Notice>
  );
}

type NothingProps = { isUnknown: boolean };

function NothingYet({ isUnknown }: NothingProps) {
  return (
    <div className="panel">
      {isUnknown ? (
        <EmptyState
          drawing="search"
          title="No items to display"
          text="Add your skills, experience and location to see jobs that fit you here."
        >
          <LinkButton href="/app/profile">Add Your Skills</LinkButton>
        </EmptyState>
      ) : (
        <EmptyState
          drawing="search"
          title="No items to display"
          text="No open job fits your profile at the moment. New ones are posted every day, and adding skills to your profile finds more of them."
        >
          <LinkButton href="/jobs">Browse Jobs</LinkButton>
        </EmptyState>
      )}
    </div>
  );
}

/** The newest jobs, with what makes the list personal. */
function Newest({ newest, isUnknown, now }: Omit<Props, "recommendations"> & NothingProps) {
  return (
    <>
      <Notice tone="teal">
        {isUnknown
          ? "These are the newest jobs. Add your skills, experience and place to see those that fit you."
          : "No open job fits your profile at the moment, so these are the newest. Adding skills finds more."}{" "}
        <a href="/app/profile">{isUnknown ? "Complete your profile" : "Add skills"}</a>
      </Notice>
      <ul className="job-list mt-4">
        {newest.map((job) => (
          <RecommendedJob key={job.id} job={job} reasons={[]} now={now} />
        ))}
      </ul>
    </>
  );
}

function List({ recommendations, newest, now }: Props) {
  if (recommendations === null) return <Failure />;
  const { state, jobs } = recommendations;
  if (state === "no_consent") return <NoConsent />;
  const isUnknown = state === "nothing_known";
  if (jobs.length === 0 && newest.length > 0) {
    return <Newest newest={newest} isUnknown={isUnknown} now={now} />;
  }
  if (jobs.length === 0) return <NothingYet isUnknown={isUnknown} />;
  return (
    <ul className="job-list">
      {jobs.map((recommendation) => (
        <RecommendedJob key={recommendation.job.id} {...recommendation} now={now} />
      ))}
    </ul>
  );
}

/** The jobs that fit the person, each with its reasons. */
export function JobsForYou(props: Props) {
  return (
    <section aria-labelledby="for-you-title">
      <div className="sec-head">
        <div>
          <h2 id="for-you-title">Jobs For You</h2>
          <p>Personalized job recommendations based on your profile</p>
        </div>
        <a className="link" href="/jobs">
          View All
        </a>
      </div>
      <List {...props} />
    </section>
  );
}
