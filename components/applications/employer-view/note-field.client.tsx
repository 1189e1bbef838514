"use client";

import { type KeyboardEvent, type RefObject, useRef, useState } from "react";
import { described, FieldFrame } from "@/components/ui/forms/field-frame";
import type { TeamMember } from "@/lib/applications/employer-view/notes";
import { plural } from "@/lib/shared/plural";
import { suggestMembers, type TypedMention, typedMention } from "./mention-words";

const LIST = "note-names";

/** Replaces a partly typed mention by @ and the full name. */
function complete(area: HTMLTextAreaElement, { at }: TypedMention, name: string): void {
  area.setRangeText(`@${name} `, at, area.selectionEnd, "end");
  area.dispatchEvent(new Event("input", { bubbles: true }));
  area.focus();
}

type NamesProps = {
  found: readonly TeamMember[];
  active: number;
  onPick: (member: TeamMember) => void;
};

function Names({ found, active, onPick }: NamesProps) {
  return (
    <div
      className="combobox-list"
      id={LIST}
      role="listbox"
      aria-label="Colleagues"
      hidden={found.length === 0}
    >
      {found.map((member, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the field's, which keeps the focus
        <div
          key={member.id}
          id={`${LIST}-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          onPointerDown={(event) => event.preventDefault()}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onPick(member)}
        >
          {member.name}
        </div>
      ))}
    </div>
  );
}

/** The names that match a typed mention, and the keys that choose one. */
function useNames(area: RefObject<HTMLTextAreaElement | null>, team: readonly TeamMember[]) {
  const [typed, setTyped] = useState<TypedMention | null>(null);
  const [active, setActive] = useState(0);
  const found = typed ? suggestMembers(typed.query, team) : [];

  function readMention(): void {
    const { value = "", selectionStart = 0, selectionEnd = 0 } = area.current ?? {};
    setTyped(selectionStart === selectionEnd ? typedMention(value, selectionStart) : null);
    setActive(0);
  }

  function pick({ name }: TeamMember): void {
    if (area.current && typed) complete(area.current, typed, name);
    setTyped(null);
  }

  function press(event: KeyboardEvent): void {
    const member = found[active];
    if (!member || event.nativeEvent.isComposing) return;
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: found.length - 1 };
    const step = steps[event.key];
    if (step) setActive((active + step) % found.length);
    else if (event.key === "Enter") pick(member);
    else if (event.key === "Escape") setTyped(null);
    else return;
    event.preventDefault();
  }

  return { found, active, readMention, pick, press, close: () => setTyped(null) };
}

type Props = { team: readonly TeamMember[]; error: string | undefined; onChange: () => void };

/** The text of a note; typing @ suggests colleagues, as in the WAI-ARIA APG's combobox. */
export function NoteField({ team, error, onChange }: Props) {
  const area = useRef<HTMLTextAreaElement>(null);
  const { found, active, readMention, pick, press, close } = useNames(area, team);
  const help = "The applicant never sees it. Type @ and a name to notify a colleague.";
  const frame = { name: "text", id: "note-text", label: "Note to your team", help, error };
  const isOpen = found.length > 0;
  return (
    <FieldFrame {...frame}>
      <div className="combobox">
        <textarea
          ref={area}
          className="input"
          name="text"
          id={frame.id}
          rows={4}
          dir="auto"
          aria-autocomplete="list"
          aria-haspopup="listbox"
          aria-controls={LIST}
          {...(isOpen ? { "aria-activedescendant": `${LIST}-${active}` } : {})}
          {...described(frame)}
          onChange={() => {
            onChange();
            readMention();
          }}
          onKeyDown={press}
          onClick={readMention}
          onBlur={close}
        />
        <Names found={found} active={active} onPick={pick} />
      </div>
      <span className="sr" role="status">
        {isOpen &&
          plural(found.length, {
            one: "{count} colleague. Press Enter to choose.",
            other: "{count} colleagues. Press Enter to choose.",
          })}
      </span>
    </FieldFrame>
  );
}
