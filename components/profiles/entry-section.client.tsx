"use client";

import { type ReactNode, useState } from "react";
import { Modal } from "@/components/ui/dialogs/modal.client";
import type { FieldErrors, FormValues } from "@/components/ui/forms/use-submission.client";
import { Icon } from "@/components/ui/icon";
import { toast } from "@/components/ui/toasts/toast.client";
import { useFocusAfter } from "@/components/ui/use-focus-after.client";
import { failureText } from "@/lib/browser/api";
import type { ProfileEntry } from "./entry";
import { EntryItem } from "./entry-item.client";
import { ProfileForm } from "./profile-form.client";
import { SectionHead } from "./section-head";
import { useProfile } from "./use-profile.client";

type Props<Item extends ProfileEntry> = {
  /** Names the section; links lead to it. */
  id: string;
  title: string;
  path: string;
  entries: readonly Item[];
  words: { add: string; addFirst: string; save: string; edit: string; empty: string };
  /** An entry's name, and where it was. */
  nameOf: (entry: Item) => string;
  placeOf: (entry: Item) => string;
  check: (values: FormValues) => FieldErrors;
  toInput: (values: FormValues) => object;
  fields: (entry: Item | null) => ReactNode;
};

type OpenEntry = { kind: "none" } | { kind: "new" } | { kind: "edit"; id: string };
const NONE: OpenEntry = { kind: "none" };

/** A list of the profile's entries, which are added below it and edited in a dialog. */
export function EntrySection<Item extends ProfileEntry>(props: Props<Item>) {
  const { id, title, path, entries, words, nameOf } = props;
  const { profile, send } = useProfile();
  const { place, focusOn } = useFocusAfter<HTMLElement>();
  const [open, setOpen] = useState<OpenEntry>(NONE);
  const edited = open.kind === "edit" && entries.find((entry) => entry.id === open.id);

  function close(focus: string): void {
    setOpen(NONE);
    focusOn(focus);
  }

  async function remove(entry: Item): Promise<void> {
    const { id: entryId, ...content } = entry;
    const restore = async () => {
      try {
        await send(path, { method: "POST", json: content });
        toast({ kind: "good", text: `${nameOf(entry)} is back.` });
      } catch (error) {
        toast({ kind: "bad", text: failureText(error) });
      }
    };
    try {
      await send(`${path}/${entryId}`, { method: "DELETE" });
      const action = { label: "Undo", run: () => void restore() };
      toast({ kind: "good", text: `${nameOf(entry)} is deleted.`, action });
      focusOn("[data-add]");
    } catch (error) {
      toast({ kind: "bad", text: failureText(error) });
    }
  }

  return (
    <section className="panel profile-section" id={id} aria-labelledby={`${id}-title`} ref={place}>
      <SectionHead id={id} title={title}>
        {open.kind !== "new" && entries.length > 0 && (
          <AddButton label={words.add} onAdd={() => setOpen({ kind: "new" })} />
        )}
      </SectionHead>
      {entries.length > 0 && (
        <ul className="profile-entries">
          {entries.map((entry) => (
            <EntryItem
              key={entry.id}
              entry={entry}
              name={nameOf(entry)}
              place={props.placeOf(entry)}
              onEdit={() => setOpen({ kind: "edit", id: entry.id })}
              onDelete={() => remove(entry)}
            />
          ))}
        </ul>
      )}
      {open.kind === "new" && (
        <div className="profile-inset">
          <ProfileForm
            name={`${id}-new`}
            label={words.add}
            button={words.save}
            done={`${title} is saved.`}
            check={props.check}
            send={async (values) => {
              await send(path, { method: "POST", json: props.toInput(values) });
              close("[data-add]");
            }}
            onCancel={() => close("[data-add]")}
          >
            {props.fields(null)}
          </ProfileForm>
        </div>
      )}
      {open.kind !== "new" && entries.length === 0 && (
        <div className="profile-empty">
          <p>{words.empty}</p>
          <AddButton label={words.addFirst} onAdd={() => setOpen({ kind: "new" })} />
        </div>
      )}
      {edited && (
        <EditDialog
          {...props}
          entry={edited}
          version={profile.version}
          onClose={() => close(`[data-edit="${edited.id}"]`)}
        />
      )}
    </section>
  );
}

function AddButton({ label, onAdd }: { label: string; onAdd: () => void }) {
  return (
    <button
      type="button"
      className="btn btn-outline btn-sm needs-script"
      data-add=""
      onClick={onAdd}
    >
      <Icon name="plus" size="sm" />
      {label}
    </button>
  );
}

type DialogProps<Item extends ProfileEntry> = Props<Item> & {
  entry: Item;
  version: number;
  onClose: () => void;
};

function EditDialog<Item extends ProfileEntry>({
  entry,
  version,
  onClose,
  ...props
}: DialogProps<Item>) {
  const { send } = useProfile();
  return (
    <Modal title={props.words.edit} onClose={onClose}>
      <ProfileForm
        name={`${props.id}-${entry.id}`}
        label={props.words.edit}
        button="Save Changes"
        done="Your changes have been saved."
        check={props.check}
        send={async (values) => {
          const json = { ...props.toInput(values), version };
          await send(`${props.path}/${entry.id}`, { method: "PUT", json });
          onClose();
        }}
        onCancel={onClose}
      >
        {props.fields(entry)}
      </ProfileForm>
    </Modal>
  );
}
