"use client";

import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { Icon } from "@/components/ui/icon";
import { ProblemNotice } from "@/components/ui/notice";
import type {
  LetterPreparation,
  LetterRecipient,
} from "@/lib/applications/letters/preparation.schema";
import type { LetterTemplate } from "@/lib/applications/letters/starter-templates";
import { fillTemplate } from "@/lib/applications/messaging/message-templates";
import type { MoveResult } from "@/lib/applications/pipeline/moves.schema";
import { ApiError, api, failureText } from "@/lib/browser/api";
import { OfferFields } from "../offers/offer-fields.client";
import { type OfferDraft, offerDraft, toTerms } from "../offers/offer-words";
import { LetterEditor } from "./letter-editor.client";
import { valuesOf } from "./letter-preview";
import { TellHead } from "./tell-head";
import { TellPreview } from "./tell-preview.client";
import { TellTimes } from "./tell-times";
import { TellWarnings } from "./tell-warnings";
import { buttonText, type TellOutcome, type TellTime } from "./tell-words";

const MINUTE_MS = 60_000;
const SCRATCH: LetterTemplate = { name: "Write from scratch", subject: "", text: "" };

/** The time now, kept up to date to the minute. */
function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), MINUTE_MS / 4);
    return () => clearInterval(timer);
  }, []);
  return now;
}

type Props = {
  preparation: LetterPreparation;
  titleId: string;
  onDone: (told: TellOutcome) => void;
  onClose: () => void;
};

/** The server's messages by field, without the part of the request that all of them are in. */
function errorsOf(error: unknown): Record<string, string> {
  if (!(error instanceof ApiError)) return {};
  return Object.fromEntries(
    Object.entries(error.fields).map(([path, [message = ""]]) => [
      path.replace(/^tell\.(?:offer\.)?/, ""),
      message,
    ]),
  );
}

function useTelling({ preparation, onDone }: Props) {
  const { stage, starters, posting, companyName: company } = preparation;
  // What is the same for everyone is filled in; a text field can't tint what isn't.
  const filled = (words: string) => fillTemplate(words, { company });
  const [leftOut, setLeftOut] = useState<readonly string[]>([]);
  const [reason, setReason] = useState<string | null>(null);
  const [template, setTemplate] = useState<LetterTemplate>(starters[0] ?? SCRATCH);
  const [subject, setSubject] = useState(() => filled(template.subject));
  const [text, setText] = useState(template.text);
  const [when, setWhen] = useState<TellTime>("in_an_hour");
  const [offer, setOffer] = useState<OfferDraft>(() => offerDraft(posting));
  const [problem, setProblem] = useState("");
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [isBusy, setBusy] = useState(false);
  // One id for one letter: a second press sends nothing twice.
  const batchId = useRef("");
  const people = preparation.people.filter(({ id }) => !leftOut.includes(id));
  const isOffer = stage.status === "offer";

  function choose(chosen: LetterTemplate): void {
    setTemplate(chosen);
    setSubject(filled(chosen.subject));
    setText(chosen.text);
  }
  function tellOf() {
    if (when === "never") return { when, reason };
    batchId.current ||= crypto.randomUUID();
    const letter = { when, batchId: batchId.current, template: template.name, subject, text };
    return { ...letter, reason, offer: isOffer ? toTerms(offer) : null };
  }
  function fail(why: string, wrong: Record<string, string> = {}): void {
    setErrors(wrong);
    setProblem(why);
    setBusy(false);
    // What was refused was not written, and may be written differently.
    batchId.current = "";
  }
  async function send(): Promise<void> {
    if (isBusy || people.length === 0) return;
    setBusy(true);
    setProblem("");
    setErrors({});
    try {
      const applications = people.map(({ id, version }) => ({ id, version }));
      const json = { stageId: stage.id, tell: tellOf(), applications };
      const path = "/api/employer/applications/moves";
      const { results } = await api<{ results: MoveResult[] }>(path, { method: "POST", json });
      const [first] = results;
      if (results.length === 1 && first?.problem) fail(first.problem);
      else onDone({ results, when });
    } catch (error) {
      fail(failureText(error), errorsOf(error));
    }
  }
  const leaveOut = (ids: readonly string[]) => setLeftOut((known) => [...known, ...ids]);
  return {
    ...{ people, leaveOut, reason, setReason, template, choose, subject, setSubject },
    ...{ text, setText, when, setWhen, offer, setOffer, problem, errors, isBusy, isOffer, send },
  };
}

type TellingState = ReturnType<typeof useTelling>;

function Reasons({
  preparation,
  telling,
}: {
  preparation: LetterPreparation;
  telling: TellingState;
}) {
  const { reasons, isOwner, companyId } = preparation;
  return (
    <fieldset className="tell-step">
      <legend className="tell-legend">
        <i aria-hidden="true">1</i>Why? <span className="tell-opt">Only your team sees this</span>
      </legend>
      <div className="tell-pick">
        {reasons.map((reason) => (
          <label key={reason}>
            {reason}
            <input
              type="radio"
              name="reason"
              checked={telling.reason === reason}
              onChange={() => telling.setReason(reason)}
            />
          </label>
        ))}
      </div>
      {isOwner && (
        <a
          className="link text-sm"
          href={`/employer/applications/stages?companyId=${companyId}#reasons`}
          target="_blank"
          rel="noopener"
        >
          Change the reasons<span className="sr"> (opens in a new tab)</span>
        </a>
      )}
    </fieldset>
  );
}

type LetterProps = {
  preparation: LetterPreparation;
  telling: TellingState;
  people: readonly LetterRecipient[];
};

function Letter({ preparation, telling, people }: LetterProps) {
  const id = useId();
  const [first] = people;
  const all = [...preparation.starters, ...preparation.templates, SCRATCH];
  const { companyName: company, sender } = preparation;
  const isOne = people.length === 1 && first;
  return (
    <fieldset className="tell-step tell-letter" disabled={telling.when === "never"}>
      <legend className="tell-legend">
        <i aria-hidden="true">2</i>What will you tell {isOne ? first.name : "them"}?
      </legend>
      <div className="field">
        <label className="label" htmlFor={`${id}-template`}>
          Template
        </label>
        <select
          className="input"
          id={`${id}-template`}
          value={all.indexOf(telling.template)}
          onChange={({ currentTarget }) =>
            telling.choose(all[Number(currentTarget.value)] ?? SCRATCH)
          }
        >
          {all.map(({ name }, index) => (
            <option key={`${name} ${String(index)}`} value={index}>
              {name}
            </option>
          ))}
        </select>
      </div>
      <div className="field">
        <label className="label" htmlFor={`${id}-subject`}>
          Subject
        </label>
        <input
          className="input"
          id={`${id}-subject`}
          value={telling.subject}
          aria-invalid={telling.errors["subject"] ? true : undefined}
          onChange={({ currentTarget }) => telling.setSubject(currentTarget.value)}
        />
        {telling.errors["subject"] && <p className="err">{telling.errors["subject"]}</p>}
      </div>
      <div className="field">
        <span className="label" id={`${id}-label`}>
          {isOne ? "Letter" : "Letter (the same text for everyone, with names filled in)"}
        </span>
        <LetterEditor
          id={`${id}-text`}
          labelledBy={`${id}-label`}
          initial={telling.template.text}
          values={isOne ? valuesOf(preparation, first) : { company, sender }}
          onChange={telling.setText}
        />
        {telling.errors["text"] && <p className="err">{telling.errors["text"]}</p>}
        <p className="help">The private reason is never included in the letter.</p>
      </div>
    </fieldset>
  );
}

/** The panel's content: why, what, and when. */
export function TellForm(props: Props) {
  const { preparation, titleId, onClose } = props;
  const { stage } = preparation;
  const telling = useTelling(props);
  const { people, when, isBusy, problem, isOffer } = telling;
  const now = useNow();
  const form = useRef<HTMLFormElement>(null);
  const isMove = people.some(({ status }) => status !== stage.status);
  const endsTalks = stage.status === "not_selected";
  // The first thing to say, not the button that says nothing.
  useEffect(() => {
    form.current?.querySelector<HTMLElement>(".tell-form input, .tell-form select")?.focus();
  }, []);

  function submit(event: FormEvent): void {
    event.preventDefault();
    void telling.send();
  }

  return (
    <form ref={form} className="tell-sheet" onSubmit={submit} noValidate aria-labelledby={titleId}>
      <TellHead stage={stage} people={people} titleId={titleId} onClose={onClose} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keys */}
      <section className="tell-body" tabIndex={0} aria-label="Panel content">
        <div className="tell-form">
          <ProblemNotice text={problem} />
          <TellWarnings
            people={people}
            endsTalks={endsTalks}
            isSent={when !== "never"}
            onLeaveOut={telling.leaveOut}
          />
          {isOffer ? (
            <OfferFields
              companyId={preparation.companyId}
              posting={preparation.posting}
              draft={telling.offer}
              errors={telling.errors}
              isOff={when === "never"}
              onChange={telling.setOffer}
            />
          ) : (
            endsTalks && <Reasons preparation={preparation} telling={telling} />
          )}
          <Letter preparation={preparation} telling={telling} people={people} />
        </div>
        <TellPreview
          preparation={preparation}
          people={people}
          letter={{ subject: telling.subject, text: telling.text }}
          offer={isOffer ? telling.offer : null}
          when={when}
          endsTalks={endsTalks}
          onLeaveOut={telling.leaveOut}
        />
      </section>
      <footer className="tell-foot">
        <TellTimes
          people={people}
          now={now}
          when={when}
          onChange={telling.setWhen}
          isMove={isMove}
        />
        <div className="tell-acts">
          <button type="button" className="btn btn-quiet" onClick={onClose}>
            Cancel
          </button>
          <button type="submit" className="btn btn-primary" aria-busy={isBusy}>
            <Icon name={when === "never" ? "check" : "send"} size="sm" />
            {isBusy ? "Moving..." : buttonText({ when, count: people.length, isMove, now })}
          </button>
        </div>
      </footer>
    </form>
  );
}
