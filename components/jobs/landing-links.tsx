import { landingPath } from "@/lib/jobs/public/landings";
import type { Landing } from "@/lib/jobs/public/landings.schema";
import { findCategory } from "@/lib/shared/categories/known";
import { formatNumber } from "@/lib/shared/formats/numbers";
import { CategoryMark } from "./category-mark";

const MOST_SHOWN = 40;

type GroupProps = {
  title: string;
  landings: readonly Landing[];
  /** How a landing is called within the group; by its label, if not said. */
  nameOf?: (landing: Landing) => string;
};

function Mark({ landing: { kind, query } }: { landing: Landing }) {
  if (kind === "remote") return <CategoryMark icon="house" accent={6} />;
  const code = kind === "category" ? query.category?.[0] : undefined;
  const category = code && findCategory(code);
  return category ? <CategoryMark {...category} /> : null;
}

/** Links to landing pages under a title; nothing without landings. */
export function LandingGroup({ title, landings, nameOf = ({ label }) => label }: GroupProps) {
  if (landings.length === 0) return null;
  return (
    <section className="pt-12">
      <h2 className="mb-4">{title}</h2>
      <ul className="link-list">
        {landings.slice(0, MOST_SHOWN).map((landing) => (
          <li key={landingPath(landing)}>
            <a href={landingPath(landing)} dir="auto">
              <Mark landing={landing} />
              {nameOf(landing)} <small>{formatNumber(landing.count)}</small>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Links to jobs of one kind or place. */
export function LandingLinks({ landings }: { landings: Landing[] }) {
  return (
    <>
      <LandingGroup
        title="By category"
        landings={landings.filter(({ kind }) => kind === "category" || kind === "remote")}
      />
      <LandingGroup title="By place" landings={landings.filter(({ kind }) => kind === "place")} />
    </>
  );
}
