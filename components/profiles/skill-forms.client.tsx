"use client";

import { useState } from "react";
import { Icon } from "@/components/ui/icon";
import type { SkillView } from "@/lib/profiles/schema";
import { ProfileForm } from "./profile-form.client";
import { SkillField } from "./skill-field.client";
import { useProfile } from "./use-profile.client";

const PATH = "/api/profile/skills";

const split = (text: string) =>
  text
    .split(/[,\n]/)
    .map((name) => name.trim())
    .filter((name) => name !== "");

type Tokens = { names: string[]; onRemove: (name: string) => void };

function TokenList({ names, onRemove }: Tokens) {
  if (names.length === 0) return null;
  return (
    <ul className="row" aria-label="Skills to save">
      {names.map((name) => (
        <li key={name} className="skill-chip">
          <span dir="auto">{name}</span>
          <button type="button" aria-label={`Remove ${name}`} onClick={() => onRemove(name)}>
            <Icon name="x" size="sm" />
          </button>
        </li>
      ))}
    </ul>
  );
}

type FormProps = { onClose: () => void };

/** Adds skills: a comma or Enter separates them, and all are saved together. */
export function AddSkills({ onClose }: FormProps) {
  const { profile, send } = useProfile();
  const [names, setNames] = useState<string[]>([]);
  const [text, setText] = useState("");
  const known = [...profile.skills.map(({ name }) => name), ...names];

  function take(added: readonly string[], rest: string): void {
    setNames((all) => [...new Set([...all, ...added])]);
    setText(rest);
  }

  function type(typed: string): void {
    const end = typed.lastIndexOf(",");
    if (end === -1) setText(typed);
    else take(split(typed.slice(0, end)), typed.slice(end + 1).trimStart());
  }

  return (
    <ProfileForm
      name="skills-new"
      label="Add Skill"
      button="Save"
      done="Your skills are saved."
      check={() => (split(text).length + names.length > 0 ? {} : { name: "Skill is required" })}
      send={async () => {
        const json = { names: [...new Set([...names, ...split(text)])] };
        await send(PATH, { method: "POST", json });
        onClose();
      }}
      onCancel={onClose}
    >
      <TokenList
        names={names}
        onRemove={(name) => setNames((all) => all.filter((other) => other !== name))}
      />
      <SkillField
        label="Skill"
        help="Separate several with commas, or press Enter after each."
        value={text}
        known={known}
        onType={type}
        onPick={(name) => take([name], "")}
        onEnter={() => {
          take(split(text), "");
          return text.trim() !== "";
        }}
      />
    </ProfileForm>
  );
}

/** Renames a skill. */
export function EditSkill({ skill, onClose }: FormProps & { skill: SkillView }) {
  const { profile, send } = useProfile();
  const [text, setText] = useState(skill.name);
  return (
    <ProfileForm
      name={`skill-${skill.slug}`}
      label={`Edit ${skill.name}`}
      button="Update"
      done="Your skill is saved."
      check={({ name }) => (name?.trim() ? {} : { name: "Skill is required" })}
      send={async () => {
        const path = `${PATH}/${encodeURIComponent(skill.slug)}`;
        await send(path, { method: "PUT", json: { name: text } });
        onClose();
      }}
      onCancel={onClose}
    >
      <SkillField
        label="Skill"
        value={text}
        known={profile.skills.map(({ name }) => name)}
        onType={setText}
        onPick={setText}
      />
    </ProfileForm>
  );
}
