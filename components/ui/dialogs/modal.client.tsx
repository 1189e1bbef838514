"use client";

import { type ReactNode, useId, useLayoutEffect, useRef } from "react";
import { Icon } from "../icon";

type Props = {
  title: string;
  /** For Escape and the close button. The opener moves the focus. */
  onClose: () => void;
  children: ReactNode;
};

const FIELD = ":is(input, select, textarea):not([type=hidden], :disabled)";

/**
 * A dialog over the page, open while it is mounted. The focus goes to its first field or, without
 * any, to its title.
 */
export function Modal({ title, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  // Before the effects of its content, which move the focus.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // Browsers would choose the button that closes it.
    const field = element?.querySelector<HTMLElement>(FIELD);
    (field ?? element?.querySelector("h2"))?.focus();
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className="dialog modal"
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className="modal-head">
        <h2 id={titleId} tabIndex={-1}>
          {title}
        </h2>
        <button type="button" className="icon-btn" aria-label="Close" onClick={onClose}>
          <Icon name="x" />
        </button>
      </div>
      {children}
    </dialog>
  );
}
