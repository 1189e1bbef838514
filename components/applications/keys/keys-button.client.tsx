"use client";

import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { Modal } from "@/components/ui/dialogs/modal.client";
import { CheckRow } from "@/components/ui/forms/field";
import { stored } from "@/lib/browser/stored";
import { Key } from "../desk/key";

/** Keys, each with what it does. */
export type KeyList = readonly (readonly [key: string, what: string])[];

const setting = stored("deskKeys", (json) => json !== false);

/** Whether single keys act in this browser, on every page for applications. */
export function useKeysAreOn(): boolean {
  return useSyncExternalStore(setting.subscribe, setting.read, () => true);
}

/** Whether the focused element uses letter keys itself. */
function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable ||
      target.matches("input:not([type=radio], [type=checkbox]), textarea, select") ||
      target.closest("dialog, [popover]") !== null)
  );
}

type Press = Pick<KeyboardEvent, "ctrlKey" | "metaKey" | "altKey" | "target">;

/** Whether a key press is for something else: the browser, a field, a dialog or a menu. */
export function isOthers({ ctrlKey, metaKey, altKey, target }: Press): boolean {
  const isShortcut = ctrlKey || metaKey || altKey;
  return isShortcut || isTyping(target) || document.querySelector("dialog[open]") !== null;
}

function Help({ keys, onClose }: { keys: KeyList; onClose: () => void }) {
  const isOn = useKeysAreOn();
  return (
    <Modal title="Keys" onClose={onClose}>
      <dl className="key-list">
        {[...keys, ["?", "This list"] as const].map(([key, what]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
      <CheckRow
        label="Use these keys in this browser"
        checked={isOn}
        onChange={({ target }) => void setting.write(target.checked)}
      />
      <p className="help">No key does anything while you're typing in a field.</p>
    </Modal>
  );
}

/** The button that lists the page's keys, and turns them off; so does its own key. */
export function KeysButton({ keys, className }: { keys: KeyList; className: string }) {
  const [isShown, setShown] = useState(false);
  const isOn = useKeysAreOn();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isOn) return;
    const press = (event: KeyboardEvent) => {
      if (event.key !== "?" || isOthers(event)) return;
      event.preventDefault();
      setShown(true);
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [isOn]);
  return (
    <>
      <button
        ref={button}
        type="button"
        className={className}
        aria-haspopup="dialog"
        onClick={() => setShown(true)}
      >
        Keys <Key name="?" />
      </button>
      {isShown && (
        <Help
          keys={keys}
          onClose={() => {
            setShown(false);
            button.current?.focus();
          }}
        />
      )}
    </>
  );
}
