"use client";

import { type ComponentProps, useLayoutEffect, useRef } from "react";
import { createPortal } from "react-dom";

type Props = Omit<ComponentProps<"dialog">, "onCancel" | "onClose" | "open" | "ref"> & {
  /** For Escape. The opener moves the focus. */
  onClose: () => void;
  /** What gets the focus when it opens; where it is left out, the browser chooses. */
  findFocus?: (dialog: HTMLDialogElement) => HTMLElement | null;
};

/**
 * A `<dialog>` over the page, open while it is mounted; the rest of the page is inert. It stands at
 * the end of the body, so that it stays when the part of the page that opened it is hidden.
 */
export function Overlay({ onClose, findFocus, children, ...rest }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const find = useRef(findFocus);
  // Before the effects of its content, which move the focus.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    element.showModal();
    find.current?.(element)?.focus();
    return () => element.close();
  }, []);
  return createPortal(
    <dialog
      {...rest}
      ref={dialog}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      {children}
    </dialog>,
    document.body,
  );
}
