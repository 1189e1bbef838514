import type { ReactNode } from "react";
import { LinkButton } from "@/components/ui/button";

/** Something that is worth doing first. */
export type FirstStep = {
  title: string;
  text: string;
  isDone: boolean;
  /** Where it is done; left out where no page of the site can do it. */
  href?: string;
  action?: string;
};

type Props = {
  steps: readonly FirstStep[];
  /** Whether the next step has the amber button of this page. */
  isFirst: boolean;
  children?: ReactNode;
};

/** The first steps of someone new; the next one is lit. */
export function StepList({ steps, isFirst, children }: Props) {
  const next = steps.find(({ isDone }) => !isDone);
  return (
    <section className="panel first-steps" aria-labelledby="steps-title">
      <div className="steps-head">
        <h2 id="steps-title">First steps</h2>
        {children}
      </div>
      <ol>
        {steps.map((step) => {
          const { title, text, isDone, href, action } = step;
          return (
            <li key={title} data-done={isDone || undefined}>
              <div>
                <h3>
                  {title}
                  {step === next && <span className="beacon" />}
                  {isDone && <span className="badge badge-good ml-2">Done</span>}
                </h3>
                <p>{text}</p>
              </div>
              {!isDone && href && (
                <LinkButton href={href} variant={isFirst && step === next ? "primary" : "outline"}>
                  {action}
                </LinkButton>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
