import { Icon } from "@/components/ui/icon";
import type { ComparedSkills } from "@/lib/applications/applicants/summaries.schema";
import { plural } from "@/lib/shared/plural";

function Skills({ title, skills }: { title: string; skills: readonly string[] }) {
  if (skills.length === 0) return null;
  return (
    <div>
      <h3>{title}</h3>
      <ul className="tag-list">
        {skills.map((skill) => (
          <li key={skill} className="chip">
            {title === "Found" && <Icon name="check" size="sm" />}
            {skill}
          </li>
        ))}
      </ul>
    </div>
  );
}

const SOURCES = {
  resume:
    "Based on the CV sent with this application. The applicant may have skills it doesn't mention.",
  profile: "Based on the applicant's profile, because there's no CV we could read.",
};

/** Which of the posting's skills an applicant has, and where they were counted. */
export function Match({ match }: { match: ComparedSkills }) {
  const { source, found, missing } = match;
  const all = found.length + missing.length;
  return (
    <section className="panel app-part" aria-labelledby="match-title">
      <h2 id="match-title">
        {found.length} of {plural(all, { one: "{count} skill", other: "{count} skills" })}
      </h2>
      <p className="help">{SOURCES[source]}</p>
      <Skills title="Found" skills={found} />
      <Skills title="Not mentioned" skills={missing} />
    </section>
  );
}
