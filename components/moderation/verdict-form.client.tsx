"use client";

import { useRouter } from "next/navigation";
import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { TextArea } from "@/components/ui/forms/text-area";
import { Notice } from "@/components/ui/notice";
import { toast } from "@/components/ui/toasts/toast.client";
import { ApiError, api, failureText } from "@/lib/browser/api";
import type { ItemKind } from "@/lib/moderation/decisions.schema";
import type { ReasonTemplateView } from "@/lib/moderation/reason-templates.schema";
import { ReasonChoice } from "./reason-choice";
import { VERDICTS } from "./review-words";

type Props = {
  kind: ItemKind;
  id: string;
  /** The version that was looked at, if it has one. */
  version: number | null;
  templates: readonly ReasonTemplateView[];
  /** Where to go afterwards. */
  next: string;
  /** Why it can't be approved; null if it can. */
  refusal: string | null;
};

const TYPING = "input, textarea, select, [contenteditable], dialog";

/**
 * The pressed key as the table of keys names it; "" for keys that a text field or the browser
 * needs.
 */
function pressed({ target, key, ctrlKey, metaKey, altKey, isComposing }: KeyboardEvent): string {
  if (isComposing || altKey) return "";
  const element = target instanceof Element ? target : null;
  const hasModifier = ctrlKey || metaKey;
  if (element?.closest(".verdict-reason")) {
    if (key === "Escape") return "leave";
    return key === "Enter" && hasModifier ? "send" : "";
  }
  return element?.closest(TYPING) || hasModifier ? "" : key.toLowerCase();
}

/**
 * Calls a key's action, unless someone is typing or the key is meant for the browser. Returns
 * whether keys work yet: the buttons show them only then.
 */
function useKeys(keys: Record<string, () => void>): boolean {
  const [isHeard, setHeard] = useState(false);
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    function press(event: KeyboardEvent): void {
      const act = latest.current[pressed(event)];
      if (!act) return;
      event.preventDefault();
      act();
    }
    document.addEventListener("keydown", press);
    setHeard(true);
    return () => document.removeEventListener("keydown", press);
  }, []);
  return isHeard;
}

async function sendVerdict(
  { kind, id, version }: Pick<Props, "kind" | "id" | "version">,
  verdict: { isApproved: boolean; reason: string },
): Promise<void> {
  const json = version === null ? verdict : { ...verdict, version };
  await api(`/api/admin/reviews/${kind}/${id}`, { method: "POST", json });
}

const follow = (rel: string) =>
  document.querySelector<HTMLAnchorElement>(`[data-step="${rel}"]`)?.click();

/** Sends the decision, once at a time, and goes on; a failure is shown as a message. */
function useVerdict({ kind, id, version, next }: Props, reason: string) {
  const router = useRouter();
  const [problem, setProblem] = useState("");
  const [isBusy, setBusy] = useState(false);
  const labels = VERDICTS[kind];

  async function decide(isApproved: boolean): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    setProblem("");
    try {
      await sendVerdict({ kind, id, version }, { isApproved, reason });
      toast({ kind: "good", text: isApproved ? labels.approved : labels.rejected });
      router.push(next as "/admin");
      router.refresh();
    } catch (failure) {
      setProblem(failureText(failure));
      setBusy(false);
      // Someone else was first, or it changed: this page is outdated.
      if (failure instanceof ApiError && failure.status === 409) router.refresh();
    }
  }
  return { decide, isBusy, problem };
}

/**
 * The reason's fields, shown only when a reason is needed, so that there is room for the item until
 * then.
 */
function useReason(kind: ItemKind) {
  const fields = useRef<HTMLDivElement>(null);
  const [reason, setReason] = useState("");
  const [error, setError] = useState("");
  // An appeal takes an answer either way.
  const [isAsked, setAsked] = useState(kind === "appeal");

  function ask(first = "select, textarea"): void {
    flushSync(() => setAsked(true));
    fields.current?.querySelector<HTMLElement>(first)?.focus();
  }
  function leave(): void {
    setAsked(kind === "appeal");
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  }
  /** Whether there is a reason, if one is needed; otherwise asks for it. */
  function hasReason(): boolean {
    if (VERDICTS[kind].reason === "") return true;
    const isMissing = reason.trim().length < 3;
    setError(isMissing && isAsked ? "Say why: the person it's about will read it" : "");
    if (isMissing) ask(isAsked ? "textarea" : undefined);
    return !isMissing;
  }
  return { fields, reason, setReason, error, isAsked, ask, leave, hasReason };
}

/**
 * Decides the open item of the queue, with buttons or keys. A approves, R asks for the reason,
 * Ctrl+Enter rejects with it, and J and K go to the next and previous item.
 */
export function VerdictForm(props: Props) {
  const { kind, templates, refusal } = props;
  const { fields, reason, setReason, error, isAsked, ask, leave, hasReason } = useReason(kind);
  const { decide, isBusy, problem } = useVerdict(props, reason);
  const labels = VERDICTS[kind];
  const reject = () => void (hasReason() && decide(false));

  const hasKeys = useKeys({
    j: () => follow("next"),
    k: () => follow("prev"),
    a: () => void (refusal === null && decide(true)),
    r: () => (labels.reason ? ask() : void decide(false)),
    send: reject,
    leave,
  });

  return (
    <div className="verdict">
      {problem && (
        <Notice tone="bad" role="alert">
          {problem}
        </Notice>
      )}
      {refusal && <Notice tone="warn">{refusal}</Notice>}
      {labels.reason && isAsked && (
        <div className="verdict-reason" ref={fields}>
          <ReasonChoice templates={templates} onChoose={setReason} />
          <TextArea
            name="reason"
            label={labels.reason}
            rows={3}
            maxLength={2000}
            value={reason}
            error={error || undefined}
            onChange={({ target }) => setReason(target.value)}
          />
        </div>
      )}
      <div className="verdict-buttons">
        {isAsked && <span className="verdict-keys">Ctrl and Enter: {labels.reject}</span>}
        <button
          type="button"
          className="btn btn-danger needs-script"
          aria-busy={isBusy}
          aria-keyshortcuts={hasKeys ? "R" : undefined}
          onClick={reject}
        >
          {labels.reject} <span className="key" data-key="R" />
        </button>
        <button
          type="button"
          className="btn btn-strong needs-script"
          aria-busy={isBusy}
          aria-keyshortcuts={hasKeys ? "A" : undefined}
          disabled={refusal !== null}
          onClick={() => void decide(true)}
        >
          {labels.approve} <span className="key" data-key="A" />
        </button>
      </div>
    </div>
  );
}
