"use client";

import type { ComparedSkills } from "@/lib/applications/applicants/summaries.schema";
import { plural } from "@/lib/shared/plural";
import { showCvText } from "../employer-view/find-in-cv.client";
import { useDesk } from "./desk-context.client";
import { SkillBuoys } from "./skill-buoys";

const SOURCES = {
  resume: "Counted in the CV, where they're marked.",
  profile: "Counted in the profile, because there's no CV that we could read.",
};

/** How many of the posting's skills someone has, where they were counted, and what is missing. */
export function SkillMeter({ skills: { source, found, missing } }: { skills: ComparedSkills }) {
  const { open } = useDesk();
  const wanted = found.length + missing.length;
  return (
    <div className="person-skills">
      <p className="person-skills-head">
        <b>
          {found.length} of {plural(wanted, { one: "{count} skill", other: "{count} skills" })}
        </b>
        {source === "resume" && found.length > 0 && (
          <button
            type="button"
            className="link needs-script no-print"
            onClick={() => {
              open("cv");
              showCvText();
            }}
          >
            Show in CV
          </button>
        )}
      </p>
      <SkillBuoys matched={found.length} wanted={wanted} />
      <p>
        {SOURCES[source]}
        {source === "profile" && found.length > 0 && ` Found: ${found.join(", ")}.`}
        {missing.length > 0 && ` Not found: ${missing.join(", ")}.`}
      </p>
    </div>
  );
}
