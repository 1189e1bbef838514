"use client";

import { useRouter } from "next/navigation";
import { useRef, useState } from "react";
import { Icon } from "@/components/ui/icon";
import { toast } from "@/components/ui/toasts/toast.client";
import { useFocusAfter } from "@/components/ui/use-focus-after.client";
import { failureText } from "@/lib/browser/api";
import type { FindingView } from "@/lib/profiles/resumes/schema";
import { useProfile } from "../use-profile.client";
import { FindingItem } from "./finding-item.client";
import { isComplete } from "./finding-words";

const KINDS = [
  ["experience", "Experience"],
  ["education", "Education"],
  ["skill", "Skills"],
] as const;

/** The findings from a person's resumes, to be accepted into the profile or skipped one by one. */
export function ResumeFindings({ findings }: { findings: readonly FindingView[] }) {
  const router = useRouter();
  const { send } = useProfile();
  const { place, focusOn } = useFocusAfter<HTMLDivElement>();
  const [decided, setDecided] = useState<ReadonlySet<string>>(new Set());
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());
  // A press while another response is pending waits for it.
  const last = useRef(Promise.resolve());
  const left = useRef<readonly string[]>([]);
  const open = findings.filter(({ id }) => !decided.has(id));

  /** Throws the API's error, which a form shows at its fields. */
  async function decide(finding: FindingView, json: object): Promise<void> {
    const path = `/api/resumes/${finding.resumeId}/findings/${finding.id}`;
    await send(path, { method: "POST", json });
    const at = left.current.indexOf(finding.id);
    left.current = left.current.filter((id) => id !== finding.id);
    setDecided((known) => new Set([...known, finding.id]));
    router.refresh();
    const next = left.current[at] ?? left.current.at(-1);
    focusOn(next ? `[data-finding="${next}"]` : "[data-findings-end]");
  }

  async function attempt(finding: FindingView, isAccepted: boolean): Promise<void> {
    try {
      await decide(finding, { isAccepted });
    } catch (error) {
      toast({ kind: "bad", text: failureText(error) });
    }
    setBusy((known) => new Set([...known].filter((id) => id !== finding.id)));
  }

  function press(finding: FindingView, isAccepted: boolean): void {
    if (busy.has(finding.id)) return;
    setBusy((known) => new Set([...known, finding.id]));
    last.current = last.current.then(() => attempt(finding, isAccepted));
  }

  // Only what is complete: the rest has to be filled in first.
  const whole = open.filter((finding) => isComplete(finding) && !busy.has(finding.id));

  left.current = open.map(({ id }) => id);
  if (findings.length === 0 && decided.size === 0) return null;
  return (
    <div ref={place} className="resume-findings needs-script">
      {open.length === 0 ? (
        <p className="resume-findings-end" tabIndex={-1} data-findings-end="">
          <Icon name="circle-check" size="sm" />
          You have gone through everything found in your résumé.
        </p>
      ) : (
        <>
          <h3 id="findings-title">Found in your résumé</h3>
          <p className="help">Add what's right. Nothing is added to your profile automatically.</p>
          {whole.length > 1 && (
            <button
              type="button"
              className="btn btn-primary btn-sm"
              onClick={() => {
                for (const finding of whole) press(finding, true);
              }}
            >
              Add All ({whole.length})
            </button>
          )}
        </>
      )}
      {KINDS.map(([kind, title]) => {
        const listed = open.filter((finding) => finding.kind === kind);
        return listed.length === 0 ? null : (
          <section key={kind} aria-label={`${title} found`}>
            <h4>{title}</h4>
            <ul className={kind === "skill" ? "finding-skills" : "finding-entries"}>
              {listed.map((finding) => (
                <FindingItem
                  key={finding.id}
                  finding={finding}
                  isBusy={busy.has(finding.id)}
                  onDecide={(isAccepted) => press(finding, isAccepted)}
                  onCorrected={(content) => decide(finding, { isAccepted: true, content })}
                />
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}
