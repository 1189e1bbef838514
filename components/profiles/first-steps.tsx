import { DismissButton } from "@/components/ui/dismiss-button.client";
import { Icon } from "@/components/ui/icon";

/** What is worth doing first, each with whether it is done. */
export type FirstStepsDone = {
  hasVerifiedEmail: boolean;
  hasProfile: boolean;
  hasResume: boolean;
  hasAlert: boolean;
};

type Step = readonly [label: string, href: string, isDone: boolean];

function stepsOf(done: FirstStepsDone): Step[] {
  return [
    ["Confirm your email address", "/app/settings", done.hasVerifiedEmail],
    ["Fill in your profile", "/app/profile", done.hasProfile],
    ["Add a resume", "/app/profile#resume", done.hasResume],
    ["Save your first search", "/search-results", done.hasAlert],
  ];
}

function StepLine({ step: [label, href, isDone] }: { step: Step }) {
  if (isDone) {
    return (
      <li className="done">
        <Icon name="circle-check" />
        <a href={href}>{label}</a>
        <span className="sr">, done</span>
      </li>
    );
  }
  return (
    <li>
      <span className="beacon" />
      <a href={href}>{label}</a>
    </li>
  );
}

/** A new seeker's first steps, until all are done or they dismiss the list. */
export function FirstSteps({ done }: { done: FirstStepsDone }) {
  const steps = stepsOf(done);
  const count = steps.filter(([, , isDone]) => isDone).length;
  if (count === steps.length) return null;
  return (
    <section className="panel side-panel" aria-labelledby="first-steps-title">
      <div className="side-head">
        <h2 id="first-steps-title">First steps</h2>
        <span>
          {count} of {steps.length}
        </span>
      </div>
      <span className="buoys" aria-hidden="true">
        {steps.map(([label], index) => (
          <i key={label} className={index < count ? "on" : undefined} />
        ))}
      </span>
      <ul className="first-steps">
        {steps.map((step) => (
          <StepLine key={step[0]} step={step} />
        ))}
      </ul>
      <DismissButton
        path="/api/first-steps"
        label="Don't show this again"
        look="btn-quiet btn-sm"
      />
    </section>
  );
}
