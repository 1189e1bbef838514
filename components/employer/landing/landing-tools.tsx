import type { ReactNode } from "react";
import { Icon } from "@/components/ui/icon";
import { StaticMarkup } from "@/components/ui/static/static-markup";
import { DeskPicture, TimesPicture } from "./landing-pictures";

const STEPS = [
  [
    "Post the job",
    "Write it with a preview beside you and a hint of what similar jobs pay. Drafts are kept, so you can decide later.",
  ],
  [
    "Read and rate",
    "The resume is open at once. Colleagues rate on their own before they see each other's scores.",
  ],
  [
    "Answer everyone",
    "Offers, interview times and considerate refusals from templates you can edit. You see every letter before it leaves.",
  ],
] as const;

type Tool = { title: string; text: string; points: readonly string[]; picture: ReactNode };
const TOOLS: readonly Tool[] = [
  {
    title: "Read the resume, decide, next",
    text: "No downloads and no tabs. The resume, your rating, the answers and your team's notes are on one screen, and the keyboard does the rest.",
    points: [
      "The skills you asked for are counted and marked in the resume",
      "Blind screening hides names, contacts and schools in the resume too",
      "On a phone, the decisions are under your thumb",
    ],
    picture: <DeskPicture />,
  },
  {
    title: "Interviews without the back and forth",
    text: "Offer a few times; the applicant picks one in their own time zone. Either side can move it.",
    points: [
      "A calendar file for both sides, with the person's name",
      "Video link, address or phone number included",
      "Closing a job calls its interviews off and says so",
    ],
    picture: <TimesPicture />,
  },
];

/** How hiring works here, and what there is for it. */
export function LandingTools() {
  return (
    <StaticMarkup>
      <section className="wrap section" id="how" aria-labelledby="how-title">
        <h2 id="how-title">How it works</h2>
        <ol className="landing-steps">
          {STEPS.map(([title, text], index) => (
            <li key={title}>
              <h3>
                <span className="landing-number">{index + 1}</span>
                {title}
              </h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </section>
      <section className="landing-tools" aria-label="What you get">
        {TOOLS.map(({ title, text, points, picture }) => (
          <div key={title} className="wrap landing-tool">
            <div>
              <h2>{title}</h2>
              <p className="text-muted">{text}</p>
              <ul>
                {points.map((point) => (
                  <li key={point}>
                    <Icon name="check" size="sm" />
                    {point}
                  </li>
                ))}
              </ul>
            </div>
            {picture}
          </div>
        ))}
      </section>
    </StaticMarkup>
  );
}
