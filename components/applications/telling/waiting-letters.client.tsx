"use client";

import { useRouter } from "next/navigation";
import { useRef, useState } from "react";
import { LocalTime } from "@/components/ui/local-time.client";
import { toast } from "@/components/ui/toasts/toast.client";
import type { LetterResult, LetterView } from "@/lib/applications/letters/schema";
import { STATUS_NAMES } from "@/lib/applications/status";
import { api, failureText } from "@/lib/browser/api";
import { plural } from "@/lib/shared/plural";
import { LetterChange } from "./letter-change.client";

type Results = { results: LetterResult[] };

/** Letters that were written together and still say the same. */
function groupsOf(letters: readonly LetterView[]): LetterView[][] {
  const groups = new Map<string, LetterView[]>();
  for (const letter of letters) {
    const key = `${letter.batchId} ${letter.subject} ${letter.text}`;
    groups.set(key, [...(groups.get(key) ?? []), letter]);
  }
  return [...groups.values()];
}

type GroupProps = {
  group: LetterView[];
  onAct: (path: string, json: object, done: string) => Promise<void>;
  onChange: () => void;
};

function Group({ group, onAct, onChange }: GroupProps) {
  const [first] = group;
  if (!first) return null;
  const letterIds = group.map(({ id }) => id);
  const who =
    group.length === 1
      ? first.name
      : plural(group.length, { one: "{count} person", other: "{count} people" });
  const isEachTheirs = group.some(({ sendAt }) => sendAt !== first.sendAt);
  return (
    <li className="outbox-row">
      <div className="outbox-who">
        <b dir="auto">{who}</b>
        <span>
          {STATUS_NAMES[first.tells]}
          {first.template ? `: ${first.template}` : ""}, {first.jobTitle}
        </span>
        {group.length > 1 && <span dir="auto">{group.map(({ name }) => name).join(", ")}</span>}
      </div>
      <span className="outbox-when">
        <LocalTime at={first.sendAt} />
        {isEachTheirs ? ", and later for people in time zones behind yours" : ""}
      </span>
      <div className="outbox-acts needs-script">
        {group.some(({ canMoveBack }) => canMoveBack) && (
          <button
            type="button"
            className="btn btn-outline btn-sm"
            aria-label={`Move ${who} back`}
            onClick={() => void onAct("recalls", { letterIds, movesBack: true }, "Moved back.")}
          >
            Move Back
          </button>
        )}
        <button
          type="button"
          className="btn btn-danger btn-sm"
          aria-label={`Don't send the letter to ${who}`}
          onClick={() =>
            void onAct("recalls", { letterIds, movesBack: false }, "The letter won't be sent.")
          }
        >
          Don't Send
        </button>
        <button
          type="button"
          className="btn btn-quiet btn-sm"
          aria-label={`Edit the letter to ${who}`}
          onClick={onChange}
        >
          Edit Letter
        </button>
        <button
          type="button"
          className="btn btn-quiet btn-sm"
          aria-label={`Send the letter to ${who} now`}
          onClick={() => void onAct("sendings", { letterIds }, "Sent.")}
        >
          Send Now
        </button>
      </div>
    </li>
  );
}

/** The letters that wait to be sent, and all that can be done with them until then. */
export function WaitingLetters({ letters }: { letters: readonly LetterView[] }) {
  const router = useRouter();
  const heading = useRef<HTMLHeadingElement>(null);
  const [changed, setChanged] = useState<LetterView[] | null>(null);

  async function act(path: string, json: object, done: string): Promise<void> {
    try {
      const { results } = await api<Results>(`/api/employer/letters/${path}`, {
        method: "POST",
        json,
      });
      const problem = results.find((result) => result.problem)?.problem;
      toast(problem ? { kind: "bad", text: problem } : { kind: "good", text: done });
    } catch (error) {
      toast({ kind: "bad", text: failureText(error) });
    }
    // The row goes, and its button with it.
    heading.current?.focus();
    router.refresh();
  }

  return (
    <section className="panel app-part" aria-labelledby="waiting-title">
      <h2 id="waiting-title" ref={heading} tabIndex={-1}>
        Waiting to be sent
      </h2>
      {letters.length === 0 && (
        <p className="text-muted">
          No letters are waiting. When you move people to Offer, Hired or Not selected, their
          letters wait here until they're sent.
        </p>
      )}
      <ul className="outbox">
        {groupsOf(letters).map((group) => (
          <Group key={group[0]?.id} group={group} onAct={act} onChange={() => setChanged(group)} />
        ))}
      </ul>
      {changed && (
        <LetterChange
          letters={changed}
          onClose={() => {
            setChanged(null);
            heading.current?.focus();
            router.refresh();
          }}
        />
      )}
    </section>
  );
}
