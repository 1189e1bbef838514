import { LinkButton } from "@/components/ui/button";

type Props = {
  username: string | null;
  /** Whether they signed up only just now, and so aren't back. */
  isNew: boolean;
  isEmployer: boolean;
};

/** The greeting on everyone's start page, with what people come here for. */
export function SeekerHero({ username, isNew, isEmployer }: Props) {
  return (
    <div className="greet night" data-scope="night">
      <div className="wrap">
        <div>
          <h1>{username && !isNew ? `Welcome back, ${username}` : "Begin Your Journey"}</h1>
          <p>Apply from Here and Get Hired</p>
        </div>
        <div className="row">
          {isEmployer && (
            <LinkButton href="/publish-job" size="lg">
              Publish Job
            </LinkButton>
          )}
          <LinkButton href="/jobs" variant="primary" size="lg">
            Find Jobs
          </LinkButton>
        </div>
      </div>
    </div>
  );
}
