"use client";

import { type ReactNode, useId, useLayoutEffect, useRef } from "react";
import { Icon } from "./icon";

type Props = {
  title: string;
  /** Escape, and the button with the cross. Whoever opened it gives the focus a place. */
  onClose: () => void;
  children: ReactNode;
};

/** A dialog over the page, open as long as it is mounted. */
export function Modal({ title, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  // Before the effects of what stands in it: those give the focus its place.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
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
        <h2 id={titleId}>{title}</h2>
        <button type="button" className="icon-btn" aria-label="Close" onClick={onClose}>
          <Icon name="x" />
        </button>
      </div>
      {children}
    </dialog>
  );
}
