"use client";

import { type ReactNode, useId } from "react";
import { Icon } from "../icon";
import { Overlay } from "./overlay.client";

type Props = {
  title: string;
  /** For Escape and the close button. The opener moves the focus. */
  onClose: () => void;
  children: ReactNode;
};

const FIELD = ":is(input, select, textarea):not([type=hidden], :disabled)";

// Browsers would choose the button that closes it.
const fieldOrTitle = (dialog: HTMLElement) =>
  dialog.querySelector<HTMLElement>(FIELD) ?? dialog.querySelector("h2");

/**
 * A dialog over the page, open while it is mounted. The focus goes to its first field or, without
 * any, to its title.
 */
export function Modal({ title, onClose, children }: Props) {
  const titleId = useId();
  return (
    <Overlay
      className="dialog modal"
      aria-labelledby={titleId}
      onClose={onClose}
      findFocus={fieldOrTitle}
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
    </Overlay>
  );
}
