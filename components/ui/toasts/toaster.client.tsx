"use client";

import { useEffect } from "react";
import { Toaster as Sonner, toast as sonner } from "sonner";
import { Icon } from "../icon";
import { deliverToasts, type Toast } from "./toast.client";

/** What had the focus last, other than a message. */
let last: Element | null = null;

function noteFocus({ target }: FocusEvent): void {
  if (target instanceof Element && !target.closest("[data-sonner-toaster]")) last = target;
}

/** Runs the action of a message, whose button disappears, and keeps the reader's place. */
function runAndReturn(run: () => void): void {
  run();
  const place = last?.isConnected ? last : document.getElementById("main");
  // Once the message is gone; the action may have moved the focus itself.
  setTimeout(() => {
    const { activeElement } = document;
    const isLost = !activeElement || activeElement === document.body;
    const isInMessage = activeElement?.closest("[data-sonner-toaster]");
    if (place instanceof HTMLElement && (isLost || isInMessage)) place.focus();
  }, 0);
}

function deliver({ text, kind, action, seconds }: Toast): void {
  const options = {
    ...(action ? { action: { label: action.label, onClick: () => runAndReturn(action.run) } } : {}),
    ...(seconds ? { duration: seconds * 1000 } : {}),
  };
  if (kind === "good") sonner.success(text, options);
  else sonner.error(text, options);
}

// biome-ignore lint/style/noDefaultExport: React.lazy takes a module's default
export default function Toaster() {
  useEffect(() => deliverToasts(deliver), []);
  useEffect(() => {
    document.addEventListener("focusin", noteFocus);
    last = document.activeElement;
    return () => document.removeEventListener("focusin", noteFocus);
  }, []);
  // When Tab leaves a message, Sonner returns the focus to where it came from, so that no one could
  // get past a message by keyboard. So it must not notice the focus arriving.
  return (
    <div onFocusCapture={(event) => event.stopPropagation()}>
      <Sonner
        duration={6000}
        position="bottom-right"
        offset={{ bottom: "calc(24px + var(--bar, 0px))" }}
        mobileOffset={{ bottom: "calc(16px + var(--bar, 0px))" }}
        toastOptions={{ className: "toast" }}
        icons={{ success: <Icon name="circle-check" />, error: <Icon name="circle-alert" /> }}
      />
    </div>
  );
}
