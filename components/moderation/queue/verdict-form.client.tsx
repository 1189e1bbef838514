"use client";

import { useRouter } from "next/navigation";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Notice, ProblemNotice } from "@/components/ui/notice";
import { toast } from "@/components/ui/toasts/toast.client";
import { ApiError, api, failureText } from "@/lib/browser/api";
import type { ItemKind } from "@/lib/moderation/decisions.schema";
import type { ReasonTemplateView } from "@/lib/moderation/reason-templates.schema";
import { ReasonField } from "../reason-field";
import { VERDICTS } from "./review-words";
import { useKeys } from "./verdict-keys.client";

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
  /** Why approving needs a reason, too; null if it doesn't. */
  caution: string | null;
};

type Decision = "approve" | "ask" | "reject";

async function sendVerdict(
  { kind, id, version }: Pick<Props, "kind" | "id" | "version">,
  decision: Decision,
  reason: string,
): Promise<void> {
  const verdict = {
    isApproved: decision === "approve",
    ...(decision === "ask" ? { asksForChanges: true } : {}),
    reason,
  };
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
  const { approved, rejected, asked } = VERDICTS[kind];
  const done = { approve: approved, ask: asked, reject: rejected };

  async function decide(decision: Decision): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    setProblem("");
    try {
      await sendVerdict({ kind, id, version }, decision, reason);
      toast({ kind: "good", text: done[decision] });
      router.push(next as "/admin/review");
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
 * then. `intent` is the decision that the reason is for.
 */
function useReason(kind: ItemKind) {
  const fields = useRef<HTMLDivElement>(null);
  const [reason, setReason] = useState("");
  const [error, setError] = useState("");
  const [intent, setIntent] = useState<Decision>("reject");
  // An appeal takes an answer either way.
  const [isAsked, setAsked] = useState(kind === "appeal");

  function ask(decision: Decision, first = "select, textarea"): void {
    flushSync(() => {
      setIntent(decision);
      setAsked(true);
    });
    fields.current?.querySelector<HTMLElement>(first)?.focus();
  }
  function leave(): void {
    setAsked(kind === "appeal");
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  }
  /** Whether there is a reason, if one is needed; otherwise asks for it. */
  function hasReason(decision: Decision): boolean {
    if (VERDICTS[kind].reason === "") return true;
    const isMissing = reason.trim().length < 3;
    setError(isMissing && isAsked ? "Say why: the person it's about will read it" : "");
    if (isMissing) ask(decision, isAsked ? "textarea" : undefined);
    return !isMissing;
  }
  return { fields, reason, setReason, error, isAsked, intent, ask, leave, hasReason };
}

type ButtonProps = {
  label: string;
  /** The key that does the same. */
  letter: string;
  tone: string;
  hasKeys: boolean;
  isBusy: boolean;
  isDisabled?: boolean;
  onPress: () => void;
};

function VerdictButton({ label, letter, tone, hasKeys, isBusy, ...props }: ButtonProps) {
  return (
    <button
      type="button"
      className={`btn ${tone} needs-script`}
      aria-busy={isBusy}
      aria-keyshortcuts={hasKeys ? letter : undefined}
      disabled={props.isDisabled}
      onClick={props.onPress}
    >
      {label} <span className="key" data-key={letter} />
    </button>
  );
}

/**
 * Decides the open item of the queue, with buttons or keys. A approves, C and R ask for the reason
 * to send it back or reject it, Ctrl+Enter does so, and J and K go to the next and previous item.
 */
export function VerdictForm(props: Props) {
  const { kind, templates, refusal, caution } = props;
  const { fields, reason, setReason, error, isAsked, intent, ask, leave, hasReason } =
    useReason(kind);
  const { decide, isBusy, problem } = useVerdict(props, reason);
  const labels = VERDICTS[kind];
  const decideFor = (decision: Decision) => void (hasReason(decision) && decide(decision));
  const approve = () => {
    if (refusal !== null) return;
    if (caution === null) void decide("approve");
    else decideFor("approve");
  };
  const canAsk = labels.ask !== "";

  const hasKeys = useKeys({
    j: () => follow("next"),
    k: () => follow("prev"),
    a: approve,
    c: () => void (canAsk && ask("ask")),
    r: () => (labels.reason ? ask("reject") : void decide("reject")),
    send: () => decideFor(intent),
    leave,
  });
  const button = { hasKeys, isBusy };

  return (
    <div className="verdict">
      <ProblemNotice text={problem} />
      {(refusal ?? caution) && <Notice tone="warn">{refusal ?? caution}</Notice>}
      {labels.reason && isAsked && (
        <div className="verdict-reason" ref={fields}>
          <ReasonField
            name="reason"
            label={intent === "ask" ? "What should change, shown to the employer" : labels.reason}
            templates={templates}
            value={reason}
            error={error || undefined}
            onWrite={setReason}
          />
        </div>
      )}
      <div className="verdict-buttons">
        {isAsked && <span className="verdict-keys">Ctrl and Enter: {labels[intent]}</span>}
        <VerdictButton
          {...button}
          label={labels.reject}
          letter="R"
          tone="btn-danger"
          onPress={() => decideFor("reject")}
        />
        {canAsk && (
          <VerdictButton
            {...button}
            label={labels.ask}
            letter="C"
            tone="btn-outline"
            onPress={() => decideFor("ask")}
          />
        )}
        <VerdictButton
          {...button}
          label={labels.approve}
          letter="A"
          tone="btn-strong"
          isDisabled={refusal !== null}
          onPress={approve}
        />
      </div>
    </div>
  );
}
