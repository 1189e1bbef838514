"use client";

import {
  createContext,
  type KeyboardEvent,
  type ReactNode,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { flushSync } from "react-dom";
import { described, FieldError, FieldFrame } from "@/components/ui/forms/field-frame";
import { useFormState } from "@/components/ui/forms/form.client";
import { Icon } from "@/components/ui/icon";
import { ApiError, api, failureText } from "@/lib/browser/api";
import { proveByPasskey } from "@/lib/browser/passkeys";

type AvailableProofs = {
  hasPassword: boolean;
  hasPasskey: boolean;
  /** Until when this browser counts as proved, ISO. */
  provedUntil: string | null;
};
type State = AvailableProofs & { onProved: (until: string) => void };

// Pages outside the settings only ask people for the password that they are known to have.
const ProofContext = createContext<State>({
  hasPassword: true,
  hasPasskey: false,
  provedUntil: null,
  onProved: () => undefined,
});

/** Tells the forms of the settings how the account's owner can prove who they are. */
export function ProofWays({ ways, children }: { ways: AvailableProofs; children: ReactNode }) {
  const [since, setProved] = useState<string | null>(null);
  const provedUntil = since ?? ways.provedUntil;
  const { hasPassword, hasPasskey } = ways;
  const state = useMemo(
    () => ({ hasPassword, hasPasskey, provedUntil, onProved: setProved }),
    [hasPassword, hasPasskey, provedUntil],
  );
  return <ProofContext value={state}>{children}</ProofContext>;
}

export function useProofWays(): State {
  return useContext(ProofContext);
}

/** Whether the proof still counts; changes automatically when it ends. */
function useIsProved(until: string | null): boolean {
  const [isProved, setProved] = useState(until !== null);
  useEffect(() => {
    const left = until === null ? 0 : Date.parse(until) - Date.now();
    setProved(left > 0);
    const timer = setTimeout(() => setProved(false), Math.max(left, 0));
    return () => clearTimeout(timer);
  }, [until]);
  return isProved;
}

type ProofResponse = { provedUntil: string };
type ProofState = ReturnType<typeof useProving>;

/** The two ways to prove it, with what is going on. */
function useProving(onProved: (until: string) => void) {
  const input = useRef<HTMLInputElement>(null);
  const [codeId, setCodeId] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | undefined>();

  async function attempt(work: () => Promise<void>): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    setProblem(undefined);
    try {
      await work();
    } catch (error) {
      const fields = error instanceof ApiError ? Object.values(error.fields).flat() : [];
      setProblem(fields[0] ?? failureText(error));
      input.current?.focus();
    }
    setBusy(false);
  }

  const mail = () =>
    attempt(async () => {
      const asked = await api<{ codeId: string }>("/api/account/proofs/codes", { method: "POST" });
      flushSync(() => setCodeId(asked.codeId));
      input.current?.focus();
    });
  const enter = () =>
    attempt(async () => {
      const json = { codeId, mailedCode: input.current?.value ?? "" };
      onProved(
        (await api<ProofResponse>("/api/account/proofs", { method: "POST", json })).provedUntil,
      );
    });
  const byPasskey = () => attempt(async () => onProved((await proveByPasskey()).provedUntil));
  return { input, isCodeSent: codeId !== null, isBusy, problem, mail, enter, byPasskey };
}

function CodeField({ proving }: { proving: ProofState }) {
  const { idOf } = useFormState();
  const { input, problem, enter } = proving;
  const frame = {
    name: "mailedCode",
    id: idOf("mailedCode"),
    label: "Code From the Email",
    help: "We emailed you a six-digit code. It works for ten minutes.",
    error: problem,
  };
  const sendInstead = (event: KeyboardEvent) => {
    if (event.key !== "Enter") return;
    event.preventDefault();
    void enter();
  };
  return (
    <FieldFrame {...frame}>
      <input
        // Without a name, it isn't sent with the form around it.
        ref={input}
        id={frame.id}
        className="input code-input"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={20}
        onKeyDown={sendInstead}
        {...described(frame)}
      />
    </FieldFrame>
  );
}

function ProofButtons({ proving }: { proving: ProofState }) {
  const { hasPasskey } = useProofWays();
  const { isCodeSent, mail, enter, byPasskey } = proving;
  return (
    <div className="settings-actions">
      {isCodeSent && (
        <button type="button" className="btn btn-strong btn-sm" onClick={() => void enter()}>
          Confirm
        </button>
      )}
      {hasPasskey && (
        <button type="button" className="btn btn-outline btn-sm" onClick={() => void byPasskey()}>
          <Icon name="key-round" size="sm" />
          Use a Passkey
        </button>
      )}
      <button type="button" className="btn btn-outline btn-sm" onClick={() => void mail()}>
        <Icon name="mail" size="sm" />
        {isCodeSent ? "Send Another Code" : "Email Me a Code"}
      </button>
    </div>
  );
}

function Ask({ proving }: { proving: ProofState }) {
  const { isCodeSent, isBusy, problem } = proving;
  return (
    <fieldset className="field proof" aria-busy={isBusy}>
      <legend className="label">Confirm that it's you</legend>
      {!isCodeSent && (
        <p className="help">Your account has no password, so confirm it another way.</p>
      )}
      {!isCodeSent && problem && <FieldError role="alert">{problem}</FieldError>}
      {isCodeSent && <CodeField proving={proving} />}
      <ProofButtons proving={proving} />
    </fieldset>
  );
}

/** Asks for a passkey or a mailed code. It is part of another form, so it sends by itself. */
export function Proof() {
  const { provedUntil, onProved } = useProofWays();
  const isProved = useIsProved(provedUntil);
  const done = useRef<HTMLParagraphElement>(null);
  // The other forms of the page come to know it, too, and must not take the focus.
  const isOwn = useRef(false);
  const proving = useProving((until) => {
    isOwn.current = true;
    onProved(until);
  });
  useEffect(() => {
    if (!isProved || !isOwn.current) return;
    isOwn.current = false;
    done.current?.focus();
  }, [isProved]);
  if (!isProved) return <Ask proving={proving} />;
  return (
    <p className="proof-done" ref={done} tabIndex={-1}>
      <Icon name="circle-check" size="sm" />
      You've confirmed that it's you.
    </p>
  );
}
