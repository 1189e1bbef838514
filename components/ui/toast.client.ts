"use client";

export type Toast = {
  text: string;
  kind: "good" | "bad";
  action?: { label: string; run: () => void };
  /** How long it shows; 6 unless told otherwise. */
  seconds?: number;
};

let show: ((toast: Toast) => void) | null = null;
let waiting: Toast[] = [];
let wake: (() => void) | null = null;

/** Shows a message for a while. Never the only place where something important is said. */
export function toast(message: Toast): void {
  if (show) {
    show(message);
  } else {
    waiting.push(message);
    wake?.();
  }
}

/** For `Toasts` alone: what to call when the first message comes. */
export function onFirstToast(listener: () => void): () => void {
  wake = listener;
  if (waiting.length > 0) listener();
  return () => {
    wake = null;
  };
}

/** For the loaded toaster alone: takes over, and shows what has been waiting. */
export function deliverToasts(deliver: (toast: Toast) => void): () => void {
  show = deliver;
  const late = waiting;
  waiting = [];
  for (const message of late) deliver(message);
  return () => {
    show = null;
  };
}
