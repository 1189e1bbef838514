"use client";

import { useRef, useState } from "react";
import { FieldGroup } from "@/components/ui/forms/field-group.client";
import { Icon } from "@/components/ui/icon";
import { MOST_QUESTIONS } from "@/lib/jobs/posting/limits.schema";
import type { QuestionContent, QuestionKind } from "@/lib/jobs/questions.schema";
import { linesOf } from "@/lib/shared/formats/lines";
import { readQuestions } from "./form-fields";

const KINDS: readonly (readonly [QuestionKind, string])[] = [
  ["text", "Text"],
  ["yes_no", "Yes or no"],
  ["choice", "One of several answers"],
  ["number", "A number"],
];

const NEW: QuestionContent = {
  kind: "text",
  text: "",
  isRequired: true,
  choices: [],
  accepted: [],
  minimum: null,
};

type KeyedQuestion = { key: number; question: QuestionContent };
type ItemProps = {
  number: number;
  question: QuestionContent;
  onChange: (question: QuestionContent) => void;
  onRemove: () => void;
};

function KnockOut({ number, question, onChange }: Omit<ItemProps, "onRemove">) {
  const { kind, accepted, minimum } = question;
  if (kind === "yes_no") {
    return (
      <label className="field">
        <span className="label">Only accept applications that answer</span>
        <select
          className="input"
          value={accepted[0] ?? ""}
          onChange={({ target }) =>
            onChange({ ...question, accepted: target.value ? [target.value] : [] })
          }
        >
          <option value="">Yes or No</option>
          <option value="yes">Yes</option>
          <option value="no">No</option>
        </select>
      </label>
    );
  }
  if (kind === "number") {
    return (
      <label className="field">
        <span className="label">The minimum you accept (optional)</span>
        <input
          className="input"
          type="number"
          min={0}
          step="any"
          defaultValue={minimum ?? ""}
          onChange={({ target }) =>
            onChange({ ...question, minimum: target.value === "" ? null : target.valueAsNumber })
          }
        />
      </label>
    );
  }
  if (kind !== "choice") return null;
  return (
    <label className="field">
      <span className="label">Answers to choose from, one per line</span>
      <textarea
        className="input"
        rows={3}
        dir="auto"
        aria-label={`Answers to choose from, question ${number}`}
        defaultValue={question.choices.join("\n")}
        onChange={({ target }) => onChange({ ...question, choices: linesOf(target.value) })}
      />
    </label>
  );
}

function Item({ number, question, onChange, onRemove }: ItemProps) {
  const kindOf = (kind: QuestionKind) =>
    onChange({ ...question, kind, choices: [], accepted: [], minimum: null });
  return (
    <li className="question-item">
      <label className="field">
        <span className="label">Question {number}</span>
        <input
          className="input"
          dir="auto"
          value={question.text}
          onChange={({ target }) => onChange({ ...question, text: target.value })}
        />
      </label>
      <label className="field">
        <span className="label">Answered by</span>
        <select
          className="input"
          value={question.kind}
          onChange={({ target }) => kindOf(target.value as QuestionKind)}
        >
          {KINDS.map(([kind, label]) => (
            <option key={kind} value={kind}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <KnockOut number={number} question={question} onChange={onChange} />
      <div className="question-foot">
        <label className="check">
          <input
            type="checkbox"
            checked={question.isRequired}
            onChange={({ target }) => onChange({ ...question, isRequired: target.checked })}
          />
          Required
        </label>
        <button type="button" className="btn btn-quiet btn-sm" onClick={onRemove}>
          <Icon name="trash-2" size="sm" />
          Remove question {number}
        </button>
      </div>
    </li>
  );
}

type Props = {
  start: readonly QuestionContent[];
  onChange: () => void;
};

/**
 * What applicants are asked besides their details; they are told in advance about knock-out
 * questions.
 */
export function QuestionFields({ start, onChange }: Props) {
  const next = useRef(start.length);
  const [questions, setQuestions] = useState<KeyedQuestion[]>(() =>
    start.map((question, key) => ({ key, question })),
  );

  function change(changed: KeyedQuestion[]): void {
    setQuestions(changed);
    setTimeout(onChange);
  }

  function restore(kept: string): void {
    const known = readQuestions(kept);
    next.current += known.length;
    change(known.map((question, at) => ({ key: next.current + at, question })));
    next.current += known.length;
  }

  function add(): void {
    next.current += 1;
    change([...questions, { key: next.current, question: NEW }]);
  }

  return (
    <FieldGroup
      name="questions"
      legend={
        <>
          Questions to applicants <span className="opt">(optional)</span>
        </>
      }
    >
      {/* A text input rather than "hidden", because drafts kept across a login contain only
          text. */}
      <input
        type="text"
        name="questions"
        hidden
        value={JSON.stringify(questions.map(({ question }) => question))}
        onChange={({ target }) => restore(target.value)}
      />
      <ol className="question-list">
        {questions.map(({ key, question }, index) => (
          <Item
            key={key}
            number={index + 1}
            question={question}
            onChange={(changed) =>
              change(
                questions.map((each) => (each.key === key ? { key, question: changed } : each)),
              )
            }
            onRemove={() => change(questions.filter((each) => each.key !== key))}
          />
        ))}
      </ol>
      {questions.length < MOST_QUESTIONS && (
        <div>
          <button type="button" className="btn btn-outline btn-sm" onClick={add}>
            <Icon name="plus" size="sm" />
            Add a question
          </button>
        </div>
      )}
    </FieldGroup>
  );
}
