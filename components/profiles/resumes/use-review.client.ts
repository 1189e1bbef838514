"use client";

import { useState } from "react";
import { toast } from "@/components/ui/toasts/toast.client";
import { api, failureText } from "@/lib/browser/api";
import type { Finding, FindingView, RefusedFinding } from "@/lib/profiles/resumes/schema";
import type { ProfileView } from "@/lib/profiles/schema";
import { plural } from "@/lib/shared/plural";
import { isComplete } from "./finding-words";

const PATH = "/api/resumes/findings";

type DecidedReview = { profile: ProfileView; refused: RefusedFinding[] };

/** What became of a press. */
export type ReviewResult = {
  kind: "added" | "skipped";
  /** How many were added or skipped, and how many couldn't be. */
  count: number;
  refused: number;
  /** How many are left. */
  left: number;
};

type Options = {
  findings: readonly FindingView[];
  /** Called with the profile after a change; without a result if one was taken back. */
  onSaved: (profile: ProfileView, result: ReviewResult | null) => void;
};

/** Whether a finding starts ticked: it can be added as it is, and replaces nothing. */
const startsTicked = (finding: FindingView) => isComplete(finding) && finding.replaces === null;

type Corrections = Readonly<Record<string, Finding["content"]>>;

/** Which of the findings are ticked, and how they were corrected. */
function useChoices(findings: readonly FindingView[]) {
  const [choices, setChoices] = useState<Readonly<Record<string, boolean>>>({});
  const [corrected, setCorrected] = useState<Corrections>({});
  const shown = findings.map((one) => {
    const content = corrected[one.id];
    // What was corrected is certain.
    return content ? ({ ...one, content, doubts: [] } as FindingView) : one;
  });
  return {
    shown,
    corrected,
    isTicked: (one: FindingView) => isComplete(one) && (choices[one.id] ?? startsTicked(one)),
    tick: (ids: readonly string[], isOn: boolean) =>
      setChoices((known) => ({ ...known, ...Object.fromEntries(ids.map((id) => [id, isOn])) })),
    correct: (id: string, content: Finding["content"]) => {
      setCorrected((known) => ({ ...known, [id]: content }));
      setChoices((known) => ({ ...known, [id]: true }));
    },
  };
}

function toDecision({ id, replaces }: FindingView, corrected: Corrections) {
  return {
    findingId: id,
    isAccepted: true,
    ...(corrected[id] ? { content: corrected[id] } : {}),
    ...(replaces === null ? {} : { mayReplace: true }),
  };
}

const post = (decisions: readonly { findingId: string; isAccepted: boolean | null }[]) =>
  api<DecidedReview>(PATH, { method: "POST", json: { decisions } });

function offerUndo(count: number, run: () => void): void {
  const text = plural(count, {
    one: "{count} suggestion is discarded.",
    other: "{count} suggestions are discarded.",
  });
  toast({ kind: "good", text, action: { label: "Undo", run } });
}

/** Which findings are still to be decided, and deciding on several in one request. */
function useDecisions(findings: readonly FindingView[], onSaved: Options["onSaved"]) {
  const [decided, setDecided] = useState<ReadonlySet<string>>(new Set());
  const [refusals, setRefusals] = useState<Readonly<Record<string, string>>>({});
  const open = findings.filter(({ id }) => !decided.has(id));

  async function takeBack(ids: readonly string[]): Promise<void> {
    try {
      const { profile } = await post(ids.map((findingId) => ({ findingId, isAccepted: null })));
      setDecided((known) => new Set([...known].filter((id) => !ids.includes(id))));
      onSaved(profile, null);
    } catch (error) {
      toast({ kind: "bad", text: failureText(error) });
    }
  }

  /** Sends decisions, and returns the ids of those that were refused. Throws the API's error. */
  async function decide(decisions: Parameters<typeof post>[0]): Promise<string[]> {
    const { profile, refused } = await post(decisions);
    const reasons = Object.fromEntries(refused.map((one) => [one.findingId, one.message]));
    const done = decisions.map(({ findingId }) => findingId).filter((id) => !reasons[id]);
    setDecided((known) => new Set([...known, ...done]));
    setRefusals(reasons);
    const kind = decisions.some(({ isAccepted }) => isAccepted) ? "added" : "skipped";
    const left = open.length - done.length;
    onSaved(profile, { kind, count: done.length, refused: refused.length, left });
    if (kind === "skipped") offerUndo(done.length, () => void takeBack(done));
    return Object.keys(reasons);
  }

  return {
    open,
    decide,
    refusalOf: (id: string) => refusals[id],
    forgive: (id: string) => setRefusals(({ [id]: _, ...others }) => others),
  };
}

/** The review of findings: what is ticked and corrected, and what the three buttons do. */
export function useReview({ findings, onSaved }: Options) {
  const { open: undecided, decide, refusalOf, forgive } = useDecisions(findings, onSaved);
  const { shown: open, corrected, isTicked, tick, correct } = useChoices(undecided);
  const [busy, setBusy] = useState<"all" | "ticked" | "none" | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const ticked = open.filter(isTicked);
  /** Everything that can be added without overwriting what its owner didn't choose. */
  const addable = open.filter((one) => startsTicked(one) || isTicked(one));

  async function press(which: "all" | "ticked" | "none"): Promise<void> {
    const chosen = { all: addable, ticked, none: open }[which];
    if (busy || chosen.length === 0) return;
    setBusy(which);
    setFailure(null);
    try {
      const refused = await decide(
        which === "none"
          ? chosen.map(({ id }) => ({ findingId: id, isAccepted: false }))
          : chosen.map((one) => toDecision(one, corrected)),
      );
      // So that they aren't sent again by the way.
      tick(refused, false);
    } catch (error) {
      setFailure(failureText(error));
    }
    setBusy(null);
  }

  return {
    open,
    ticked,
    addable,
    isTicked,
    busy,
    failure,
    refusalOf,
    tick,
    correct: (id: string, content: Finding["content"]) => {
      correct(id, content);
      forgive(id);
    },
    press,
  };
}

export type Review = ReturnType<typeof useReview>;
