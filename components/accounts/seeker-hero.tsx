import { LinkButton } from "@/components/ui/button";
import { DismissButton } from "@/components/ui/dismiss-button.client";
import { Icon } from "@/components/ui/icon";

/** What is worth doing first, each with whether it is done. */
export type FirstSteps = readonly { label: string; href: string; isDone: boolean }[];

function StepLine({ steps }: { steps: FirstSteps }) {
  const current = steps.find(({ isDone }) => !isDone);
  return (
    <div className="run-steps">
      <ol aria-label="Getting started">
        {steps.map((step) => (
          <li key={step.label} aria-current={step === current ? "step" : undefined}>
            {step.isDone && <Icon name="circle-check" />}
            {!step.isDone && <span className={step === current ? "beacon" : "ring"} />}
            {step.isDone ? (
              <span>
                {step.label}
                <span className="sr">, done</span>
              </span>
            ) : (
              <a href={step.href}>{step.label}</a>
            )}
          </li>
        ))}
      </ol>
      <DismissButton path="/api/first-steps" label="Hide these steps" look="btn-quiet btn-sm" />
    </div>
  );
}

type Props = {
  username: string | null;
  /** Whether they signed up only just now, and so aren't back. */
  isNew: boolean;
  isEmployer: boolean;
  /** The first steps, while there are any to take. */
  steps?: FirstSteps | null;
};

/** The greeting on everyone's start page, with what people come here for. */
export function SeekerHero({ username, isNew, isEmployer, steps }: Props) {
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
          {/* One amber button on a screen: the resume's, as long as that is to be added. */}
          <LinkButton href="/jobs" variant={steps ? "outline" : "primary"} size="lg">
            Find Jobs
          </LinkButton>
        </div>
        {steps && <StepLine steps={steps} />}
      </div>
    </div>
  );
}
