"use client";

import { type ComponentProps, useEffect, useLayoutEffect, useRef, useState } from "react";
import { SettingsForm } from "@/components/accounts/settings/settings-form.client";
import { Notice } from "@/components/ui/notice";
import { clearDraft, reopenDraft, saveDraft } from "@/lib/browser/drafts";
import { readSession } from "@/lib/browser/session-state";

type Props = Omit<ComponentProps<typeof SettingsForm>, "aside" | "busyButton"> & {
  /** Discards what was typed. */
  onCancel: () => void;
  /** The field that gets the focus; the first one by default. */
  focusOn?: string | undefined;
};

function keepDraft(form: HTMLFormElement | null | undefined): void {
  const session = readSession();
  if (form && session) saveDraft(form, session.userId);
}

/**
 * Stores what is typed into the form within `place` until it is saved or cancelled, and restores
 * it.
 */
function useDraft(focusOn: string | undefined) {
  const place = useRef<HTMLDivElement>(null);
  const isDirty = useRef(false);
  const [isDraft, setDraft] = useState(false);
  const find = () => place.current?.querySelector("form");

  useEffect(() => {
    const form = place.current?.querySelector("form");
    const session = readSession();
    if (form && session) setDraft(reopenDraft(form, session.userId));
    const wanted = focusOn ? `[name="${focusOn}"]` : ":is(input, textarea)";
    form?.querySelector<HTMLElement>(wanted)?.focus();
  }, [focusOn]);

  useLayoutEffect(() => {
    const form = place.current?.querySelector("form");
    // Closed with Escape. The page's own draft keeper may have loaded after the typing, and drops
    // whatever it finds stored then.
    return () => {
      if (isDirty.current) keepDraft(form);
    };
  }, []);

  return {
    place,
    isDraft,
    type: () => {
      isDirty.current = true;
      keepDraft(find());
    },
    cancel: () => {
      const form = find();
      isDirty.current = false;
      form?.reset();
      if (form) clearDraft(form);
    },
    /** Does what closes the form if it succeeds; its draft is then deleted. */
    settle: async (work: () => Promise<void>) => {
      const wasDirty = isDirty.current;
      isDirty.current = false;
      try {
        await work();
      } catch (error) {
        isDirty.current = wasDirty;
        throw error;
      }
    },
  };
}

/**
 * A form that opens on demand. What was typed into it before, and neither saved nor cancelled, is
 * restored.
 */
export function ProfileForm({ onCancel, focusOn, send, ...props }: Props) {
  const { place, isDraft, type, cancel, settle } = useDraft(focusOn);
  return (
    <div ref={place} className="profile-form" onInput={type}>
      {isDraft && (
        <Notice tone="teal" role="status">
          What you typed before is back. It isn't saved yet.
        </Notice>
      )}
      <SettingsForm
        variant="btn-primary"
        {...props}
        send={(values) => settle(() => send(values))}
        busyButton="Saving..."
        onCancel={() => {
          cancel();
          onCancel();
        }}
      />
    </div>
  );
}
