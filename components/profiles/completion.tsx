import type { ProfilePart } from "@/lib/profiles/schema";

const SEGMENTS = 10;

/** What to do about a missing part, and where. */
const STEPS: Record<ProfilePart, { text: string; href?: string }> = {
  picture: { text: "Add a picture", href: "/app/settings#profile" },
  fullName: { text: "Add your full name" },
  headline: { text: "Add a headline" },
  bio: { text: "Write a bio" },
  phone: { text: "Add your phone number" },
  location: { text: "Add your location" },
  experience: { text: "Add your experience", href: "#experience" },
  education: { text: "Add your education", href: "#education" },
  skills: { text: "Add three skills", href: "#skills" },
  resume: { text: "Add your resume", href: "#resume" },
};

type Props = {
  percent: number;
  missing: readonly ProfilePart[];
  /** Opens the form with the single-line fields at one of them. */
  onEdit: (part: ProfilePart) => void;
};

/** How complete a profile is, with links to what is missing. */
export function Completion({ percent, missing, onEdit }: Props) {
  const lit = Math.round((percent / 100) * SEGMENTS);
  return (
    <section className="panel profile-completion" aria-labelledby="completion-title">
      <h2 id="completion-title">Your profile is {percent}% complete</h2>
      <div className="profile-buoys" aria-hidden="true">
        {Array.from({ length: SEGMENTS }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a segment is nothing but its place
          <span key={index} data-lit={index < lit ? "" : undefined} />
        ))}
      </div>
      {missing.length === 0 ? (
        <p className="text-muted text-sm">Nothing is missing.</p>
      ) : (
        <ul>
          {missing.map((part) => {
            const { text, href } = STEPS[part];
            return (
              <li key={part}>
                {href ? (
                  <a className="link" href={href}>
                    {text}
                  </a>
                ) : (
                  <button
                    type="button"
                    className="link needs-script"
                    data-step={part}
                    onClick={() => onEdit(part)}
                  >
                    {text}
                  </button>
                )}
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}
