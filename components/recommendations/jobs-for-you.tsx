import { LinkButton } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Notice } from "@/components/ui/notice";
import type { JobCard } from "@/lib/jobs/schema";
import type { Recommendations } from "@/lib/recommendations/schema";
import { CompactJobs } from "./preferred-jobs";
import { RecommendedJob } from "./recommended-job";

type Props = {
  /** Null if they could not be loaded. */
  recommendations: Recommendations | null;
  /** What to show until there is anything to go by. */
  newest: readonly JobCard[];
  /** Whether those are such as their reader said to be looking for. */
  arePreferred: boolean;
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

type NewestProps = Omit<Props, "recommendations"> & NothingProps;

/** Which jobs these are, and what makes the list more personal. */
function NewestNote({ isUnknown, arePreferred }: Pick<NewestProps, "isUnknown" | "arePreferred">) {
  if (arePreferred) {
    return (
      <>
        These are the newest jobs that match your preferences. Add your skills and experience to see
        which of them fit you. <a href="/app/profile">Complete your profile</a>
      </>
    );
  }
  if (isUnknown) {
    return (
      <>
        These are the newest jobs. Add your skills, experience and place to see those that fit you.{" "}
        <a href="/app/profile">Complete your profile</a>
      </>
    );
  }
  return (
    <>
      No open job fits your profile at the moment, so these are the newest. Add skills to find more.{" "}
      <a href="/app/profile">Add skills</a>
    </>
  );
}

/** The newest jobs, with what makes the list personal. */
function Newest({ newest, now, ...about }: NewestProps) {
  return (
    <>
      <Notice tone="teal">
        <NewestNote {...about} />
      </Notice>
      <div className="mt-4">
        <CompactJobs jobs={newest} now={now} />
      </div>
    </>
  );
}

function List({ recommendations, newest, arePreferred, now }: Props) {
  if (recommendations === null) return <Failure />;
  const { state, jobs } = recommendations;
  if (state === "no_consent") return <NoConsent />;
  const isUnknown = state === "nothing_known";
  if (jobs.length === 0 && newest.length > 0) {
    return <Newest newest={newest} arePreferred={arePreferred} isUnknown={isUnknown} now={now} />;
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
