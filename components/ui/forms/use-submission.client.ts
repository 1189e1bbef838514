"use client";

import { type FormEvent, useEffect, useRef, useState } from "react";
import { ApiError } from "@/lib/browser/api";
import { useEarlyInput } from "./early-input.client";

export type FormValues = Readonly<Record<string, string>>;
export type FieldErrors = Readonly<Record<string, string>>;
type Failure = { errors: FieldErrors; alert: readonly string[] };

/** What is wrong with a form, by field and as a whole, and whether it is being sent. */
export type SubmissionState = Failure & { isBusy: boolean };

type Options = {
  /** The problems before anything is sent, by field. */
  check?: (values: FormValues, form: HTMLFormElement) => FieldErrors;
  /** Sends the form. On success it stays busy, because another page or a message follows. */
  send: (values: FormValues, form: HTMLFormElement) => Promise<void>;
  /** The message when the server gives no reason. */
  fallback: string;
  /** The form stays after a success, to be sent again. */
  isLasting?: boolean;
  /** The field that gets the focus after a success, if not the one that it was sent from. */
  continueAt?: string;
};

function valuesOf(form: HTMLFormElement): FormValues {
  return Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));
}

function toFailure(error: unknown, form: HTMLFormElement, fallback: string): Failure {
  if (!(error instanceof ApiError)) return { errors: {}, alert: [fallback] };
  const said = Object.entries(error.fields).map(([name, all]) => [name, all.join(" ")] as const);
  const errors = Object.fromEntries(said.filter(([name]) => form.elements.namedItem(name)));
  if (Object.keys(errors).length > 0) return { errors, alert: [] };
  if (error.code === null) {
    return { errors, alert: error.status === 0 ? [fallback, error.message] : [fallback] };
  }
  const alert = said.length > 0 ? said.map(([, text]) => text) : [error.message];
  return { errors, alert: alert.filter(Boolean) };
}

/** Moves the focus to where someone continues after a failure. */
function focusAfter({ errors }: Failure, form: HTMLFormElement): void {
  const [name] = Object.keys(errors);
  const place =
    form.querySelector("[data-error-summary]") ??
    form.querySelector(`[name="${name}"]`) ??
    // Emptied because it was wrong; otherwise nothing needs to be typed again.
    form.querySelector(":is(input, select):required:invalid") ??
    form.querySelector("[type=submit]");
  if (place instanceof HTMLElement) place.focus();
}

/** Where someone continues after a success: where they were, or at the field called `next`. */
function placeAfter(form: HTMLFormElement | null, from: Element | null, next?: string) {
  const place = next ? form?.elements.namedItem(next) : from;
  const isInside = place instanceof HTMLElement && form?.contains(place);
  return isInside ? place : form?.querySelector<HTMLElement>("[type=submit]");
}

/**
 * A form sent by script: at most once at a time, with its fields disabled meanwhile, its input
 * kept, and the focus moved to what has to be done next.
 */
export function useSubmission({ check, send, fallback, isLasting, continueAt }: Options) {
  const form = useRef<HTMLFormElement>(null);
  const isSent = useRef(false);
  const sentFrom = useRef<Element | null>(null);
  const [successes, setSuccesses] = useState(0);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);

  useEarlyInput(form);

  useEffect(() => {
    // Sent before the scripts had loaded, and remembered by the page's first script.
    const early = window as { earlySubmission?: HTMLFormElement };
    const sent = form.current;
    if (!sent || early.earlySubmission !== sent) return;
    delete early.earlySubmission;
    // Later, because React puts a repeated choice back until it has rendered the form with it.
    queueMicrotask(() => sent.requestSubmit());
  }, []);

  useEffect(() => {
    if (failure && form.current) focusAfter(failure, form.current);
  }, [failure]);

  useEffect(() => {
    // What it was sent from was disabled meanwhile, and lost the focus.
    if (successes === 0 || document.activeElement !== document.body) return;
    placeAfter(form.current, sentFrom.current, continueAt)?.focus();
  }, [successes, continueAt]);

  useEffect(() => {
    // A sent form that someone returns to with the back button would wait forever.
    const wake = (event: PageTransitionEvent) => {
      if (event.persisted && isSent.current) location.reload();
    };
    window.addEventListener("pageshow", wake);
    return () => window.removeEventListener("pageshow", wake);
  }, []);

  async function submit(target: HTMLFormElement): Promise<void> {
    const values = valuesOf(target);
    const errors = check?.(values, target) ?? {};
    if (Object.keys(errors).length > 0) return setFailure({ errors, alert: [] });
    isSent.current = true;
    sentFrom.current = document.activeElement;
    setBusy(true);
    setFailure(null);
    try {
      await send(values, target);
      if (!isLasting) return;
      isSent.current = false;
      setBusy(false);
      setSuccesses((count) => count + 1);
    } catch (error) {
      isSent.current = false;
      setBusy(false);
      setFailure(toFailure(error, target, fallback));
    }
  }

  const state: SubmissionState = {
    errors: failure?.errors ?? {},
    alert: failure?.alert ?? [],
    isBusy,
  };
  return {
    /** For `Form`. Without scripts, POST keeps the input out of the address. */
    form: {
      state,
      ref: form,
      method: "post" as const,
      noValidate: true,
      "aria-busy": isBusy,
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        if (!isSent.current) void submit(event.currentTarget);
      },
    },
    ...state,
  };
}
