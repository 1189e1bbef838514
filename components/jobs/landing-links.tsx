import { landingPath } from "@/lib/jobs/public/landings";
import type { Landing } from "@/lib/jobs/public/landings.schema";

type Props = {
  landings: Landing[];
};

const PLACES_SHOWN = 40;

const GROUPS = [
  ["By category", ["category", "remote"]],
  ["By place", ["place"]],
] as const;

/** Links to jobs of one kind or place. */
export function LandingLinks({ landings }: Props) {
  return GROUPS.map(([title, kinds]) => {
    const shown = landings
      .filter(({ kind }) => (kinds as readonly string[]).includes(kind))
      .slice(0, PLACES_SHOWN);
    if (shown.length === 0) return null;
    return (
      <section key={title} className="pt-12">
        <h2 className="mb-4">{title}</h2>
        <ul className="link-list">
          {shown.map((landing) => (
            <li key={landing.slug}>
              <a href={landingPath(landing)}>
                {landing.label} <small>{landing.count.toLocaleString("en")}</small>
              </a>
            </li>
          ))}
        </ul>
      </section>
    );
  });
}
