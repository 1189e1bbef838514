import { LinkButton } from "@/components/ui/button";
import { StaticMarkup } from "@/components/ui/static/static-markup";
import { POST_A_JOB } from "./entrance";

/** The way in once more, above the harbor. */
export function LandingEnd() {
  return (
    <StaticMarkup as="section" className="hero landing-end" aria-labelledby="landing-end">
      <div className="wrap hero-copy">
        <h2 id="landing-end">Write it now, decide later</h2>
        <p className="hero-lede">Drafts are kept, and nothing is public until you post it.</p>
        <div className="row landing-acts">
          <LinkButton href={POST_A_JOB} variant="strong" size="lg">
            Post a Job
          </LinkButton>
          <LinkButton href="/contact-us" size="lg">
            Talk to Us
          </LinkButton>
        </div>
      </div>
      <div className="hero-scene" />
    </StaticMarkup>
  );
}
