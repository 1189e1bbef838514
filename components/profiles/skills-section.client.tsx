"use client";

import { useState } from "react";
import { Icon } from "@/components/ui/icon";
import { toast } from "@/components/ui/toasts/toast.client";
import { useFocusAfter } from "@/components/ui/use-focus-after.client";
import { failureText } from "@/lib/browser/api";
import type { SkillView } from "@/lib/profiles/schema";
import { SectionHead } from "./section-head";
import { AddSkills, EditSkill } from "./skill-forms.client";
import { useProfile } from "./use-profile.client";

const PATH = "/api/profile/skills";
const EMPTY = "No skills added yet. Click 'Add Skill' to get started.";

type OpenSkill = "none" | "new" | { slug: string };

/** Removes skills, and restores them where they were. */
function useRemoval(afterwards: () => void): (skill: SkillView, position: number) => Promise<void> {
  const { send } = useProfile();
  const [busy, setBusy] = useState<string | null>(null);

  async function attempt(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      toast({ kind: "bad", text: failureText(error) });
    }
  }

  return async ({ slug, name }, position) => {
    if (busy === slug) return;
    setBusy(slug);
    await attempt(async () => {
      await send(`${PATH}/${encodeURIComponent(slug)}`, { method: "DELETE" });
      const restore = () => send(PATH, { method: "POST", json: { names: [name], position } });
      toast({
        kind: "good",
        text: `${name} is deleted.`,
        action: { label: "Undo", run: () => void attempt(restore) },
      });
      afterwards();
    });
    setBusy(null);
  };
}

type ChipProps = { skill: SkillView; onEdit: () => void; onRemove: () => void };

function Chip({ skill: { slug, name }, onEdit, onRemove }: ChipProps) {
  return (
    <li className="skill-chip">
      <button
        type="button"
        className="skill-chip-name"
        dir="auto"
        data-skill={slug}
        aria-label={`Edit ${name}`}
        onClick={onEdit}
      >
        {name}
      </button>
      <button type="button" aria-label={`Remove ${name}`} onClick={onRemove}>
        <Icon name="x" size="sm" />
      </button>
    </li>
  );
}

/** What the person can do. */
export function SkillsSection() {
  const { skills } = useProfile().profile;
  const { place, focusOn } = useFocusAfter<HTMLElement>();
  const [open, setOpen] = useState<OpenSkill>("none");
  const remove = useRemoval(() => focusOn("[data-add]"));
  const edited = typeof open === "object" && skills.find(({ slug }) => slug === open.slug);

  function close(): void {
    setOpen("none");
    focusOn("[data-add]");
  }

  return (
    <section
      className="panel profile-section"
      id="skills"
      aria-labelledby="skills-title"
      ref={place}
    >
      <SectionHead id="skills" title="Skills">
        {open !== "new" && (
          <button
            type="button"
            className="btn btn-outline btn-sm needs-script"
            data-add=""
            onClick={() => setOpen("new")}
          >
            <Icon name="plus" size="sm" />
            Add Skill
          </button>
        )}
      </SectionHead>
      {skills.length === 0 && open === "none" && <p className="text-muted">{EMPTY}</p>}
      {skills.length > 0 && (
        <ul className="row" aria-label="Your skills">
          {skills.map((skill, position) => (
            <Chip
              key={skill.slug}
              skill={skill}
              onEdit={() => setOpen({ slug: skill.slug })}
              onRemove={() => void remove(skill, position)}
            />
          ))}
        </ul>
      )}
      {(open === "new" || edited) && (
        <div className="profile-inset">
          {edited ? (
            <EditSkill key={edited.slug} skill={edited} onClose={close} />
          ) : (
            <AddSkills onClose={close} />
          )}
        </div>
      )}
    </section>
  );
}
