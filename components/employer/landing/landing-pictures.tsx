import { Icon } from "@/components/ui/icon";

// Drawn from bars instead of names, so that no one takes them for real people or customers.

type Card = { skills: number; hasDate?: boolean };
const LANES: readonly { name: string; cards: readonly Card[] }[] = [
  {
    name: "New",
    cards: [{ skills: 8 }, { skills: 7 }, { skills: 6 }],
  },
  {
    name: "Shortlisted",
    cards: [{ skills: 9 }, { skills: 8 }],
  },
  {
    name: "Interview",
    cards: [{ skills: 8, hasDate: true }, { skills: 7 }],
  },
];
const SKILLS = 9;

function Skills({ count }: { count: number }) {
  return (
    <span className="landing-skills">
      {Array.from({ length: SKILLS }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they never change
        <i key={index} className={index < count ? "on" : undefined} />
      ))}
    </span>
  );
}

function PersonCard({ skills, hasDate }: Card) {
  return (
    <div className="landing-card">
      <span className="landing-face" />
      <span className="landing-bars">
        <i />
        <i />
      </span>
      {hasDate && (
        <span className="landing-date">
          <Icon name="calendar" size="sm" />
          Tue, 10:00 your time
        </span>
      )}
      <Skills count={skills} />
    </div>
  );
}

/** The pipeline, as a drawing. */
export function PipelinePicture() {
  return (
    <div className="landing-picture landing-pipeline" aria-hidden="true" inert>
      {LANES.map(({ name, cards }) => (
        <div key={name} className="landing-lane">
          <p>
            {name} <span className="count-pill">{cards.length}</span>
          </p>
          {cards.map((card) => (
            <PersonCard key={card.skills} {...card} />
          ))}
        </div>
      ))}
    </div>
  );
}

/** A resume beside what the team makes of it, as a drawing. */
export function DeskPicture() {
  return (
    <div className="landing-picture landing-desk" aria-hidden="true" inert>
      <div className="landing-paper">
        <b />
        <i />
        <i className="is-hit" />
        <i />
        <i className="is-short" />
        <i className="is-hit" />
        <i />
      </div>
      <div className="landing-verdict">
        <p>8 of 9 skills</p>
        <Skills count={8} />
        <span className="btn btn-primary btn-sm">Shortlist</span>
        <span className="btn btn-outline btn-sm">Next</span>
      </div>
    </div>
  );
}

const TIMES = ["Tue, 09:00 – 09:45", "Thu, 14:00 – 14:45", "Fri, 10:30 – 11:15"];

/** Interview times to choose from, as a drawing. */
export function TimesPicture() {
  return (
    <div className="landing-picture landing-times" aria-hidden="true" inert>
      {TIMES.map((time, index) => (
        <span key={time} className={index === 1 ? "is-chosen" : undefined}>
          {time}
          {index === 1 && <Icon name="check" size="sm" />}
        </span>
      ))}
    </div>
  );
}
