"use client";

export type Toast = {
  text: string;
  kind: "good" | "bad";
  action?: { label: string; run: () => void };
  /** How long it shows; 6 by default. */
  seconds?: number;
};

let show: ((toast: Toast) => void) | null = null;
let waiting: Toast[] = [];
let wake: (() => void) | null = null;

/** Shows a message for a while. Never the only place for something important. */
export function toast(message: Toast): void {
  if (show) {
    show(message);
  } else {
    waiting.push(message);
    wake?.();
  }
}

/** Only for `Toasts`: called when the first message comes. */
export function onFirstToast(listener: () => void): () => void {
  wake = listener;
  if (waiting.length > 0) listener();
  return () => {
    wake = null;
  };
}

/** Only for the loaded toaster: takes over, and shows the waiting messages. */
export function deliverToasts(deliver: (toast: Toast) => void): () => void {
  show = deliver;
  const late = waiting;
  waiting = [];
  for (const message of late) deliver(message);
  return () => {
    show = null;
  };
}
