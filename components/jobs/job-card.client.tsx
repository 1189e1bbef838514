"use client";

import { CompanyMark } from "@/components/companies/company-mark";
import { VerifiedTick } from "@/components/companies/verified-tick";
import { SaveJobButton } from "./save-job-button.client";

// A card is an island although only its bookmark is alive: as flat words it travels to the
// browser in a third of the bytes that its elements take, and the server builds it once, not
// twice. The words are the server's: no date or money is formatted here.

const BADGES = {
  sample: ["badge badge-sample", "Sample"],
  closing: ["badge badge-warn", "Closing soon"],
  new: ["badge badge-teal", "New"],
  active: ["badge badge-good badge-active", "Active"],
} as const;
export type Badge = keyof typeof BADGES;

/** What both densities show, in words. */
export type CardFacts = {
  id: string;
  /** A sample has none: it leads nowhere. */
  slug?: string;
  title: string;
  company: string;
  logo?: string;
  verified?: true;
  pay: string;
  /** The pay is not this employer's word. */
  typical?: true;
  period?: string;
  place: string;
  /** When it was posted: the instant, and its day in words. */
  at: string;
  day: string;
  heading?: "h2" | "h3";
};

function BadgeLabel({ badge }: { badge: Badge }) {
  const [className, label] = BADGES[badge];
  return <span className={className}>{label}</span>;
}

function Mark({ company, logo }: CardFacts) {
  return <CompanyMark company={{ name: company, logoUrl: logo ?? null }} />;
}

function Title({ slug, title, heading: Heading = "h3" }: CardFacts) {
  return (
    <Heading className="job-title">
      {slug ? (
        <a className="job-link" href={`/job/${slug}`}>
          {title}
        </a>
      ) : (
        title
      )}
    </Heading>
  );
}

function PayLine({ pay, typical, period }: CardFacts) {
  return (
    <p className={typical ? "job-pay none" : "job-pay"}>
      {pay}
      {period && (
        <>
          {" "}
          <small>{period}</small>
        </>
      )}
    </p>
  );
}

function ApplyLink({ id, slug, title }: CardFacts) {
  if (!slug) return null;
  return (
    <a
      className="btn btn-teal btn-sm job-own"
      href={`/jobs/${id}/apply`}
      aria-label={`Apply Now: ${title}`}
    >
      Apply Now
    </a>
  );
}

type TallFacts = CardFacts & {
  badge?: Badge;
  asked: string;
  kind: "time" | "study" | "work";
  posted: string;
};

/** For `JobCardTall` alone. */
export function TallCard(facts: TallFacts) {
  const { id, slug, title, company, verified, badge } = facts;
  return (
    <article className="job job-tall">
      <Mark {...facts} />
      {slug && <SaveJobButton id={id} title={title} />}
      <Title {...facts} />
      <p className="job-co">
        <span>{company}</span>
        {verified && <VerifiedTick />}
      </p>
      <PayLine {...facts} />
      <p className="at at-place">{facts.place}</p>
      <p className={`at at-${facts.kind}`}>{facts.asked}</p>
      <div className="job-foot">
        {badge ? (
          <BadgeLabel badge={badge} />
        ) : (
          <time dateTime={facts.at} title={facts.day}>
            {facts.posted}
          </time>
        )}
        <ApplyLink {...facts} />
      </div>
    </article>
  );
}

type WideFacts = CardFacts & {
  badges: Badge[];
  type: string;
  level?: string;
  text: string;
  skills: string[];
  /** How many more skills there are. */
  more?: number;
  posted: string;
};

/** For `JobCardWide` alone. */
export function WideCard(facts: WideFacts) {
  const { id, slug, title, company, verified, skills } = facts;
  return (
    <article className="job job-wide">
      <Mark {...facts} />
      <div className="job-head">
        <Title {...facts} />
        <p className="job-co">
          <span>{company}</span>
          {verified && <VerifiedTick />}
          <span className="job-badges">
            {facts.badges.map((badge) => (
              <BadgeLabel key={badge} badge={badge} />
            ))}
          </span>
        </p>
      </div>
      <PayLine {...facts} />
      {slug && <SaveJobButton id={id} title={title} />}
      <div className="job-facts">
        <span className="at at-place">{facts.place}</span>
        <span className="at at-work">{facts.type}</span>
        {facts.level && <span className="at at-level">{facts.level}</span>}
      </div>
      <p className="job-desc">{facts.text}</p>
      <div className="job-foot">
        {skills.length > 0 && (
          <ul className="job-skills" aria-label="Skills">
            {skills.map((skill) => (
              <li key={skill} className="chip">
                {skill}
              </li>
            ))}
            {facts.more && <li className="chip chip-more">+{facts.more}</li>}
          </ul>
        )}
        <time dateTime={facts.at} title={facts.day}>
          {facts.posted}
        </time>
        <ApplyLink {...facts} />
      </div>
    </article>
  );
}
