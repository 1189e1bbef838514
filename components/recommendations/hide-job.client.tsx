"use client";

import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from "react";
import { toast } from "@/components/ui/toasts/toast.client";
import { api, failureText } from "@/lib/browser/api";

const Hide = createContext<() => void>(() => undefined);

// One after the other, or the last press might arrive first.
let last: Promise<unknown> = Promise.resolve();

function send(jobId: string, isHidden: boolean): Promise<undefined> {
  const call = () =>
    api<undefined>(`/api/hidden-jobs/${jobId}`, { method: isHidden ? "PUT" : "DELETE" });
  const turn = last.then(call, call);
  last = turn;
  return turn;
}

type Props = { id: string; title: string; children: ReactNode };

/** A recommended job, replaced by a line with "Undo" when its reader hides it. */
export function HideableJob({ id, title, children }: Props) {
  const [isHidden, setHidden] = useState(false);
  const isTouched = useRef(false);
  const place = useRef<HTMLLIElement>(null);

  useEffect(() => {
    if (!isTouched.current) return;
    // The pressed button is gone.
    place.current?.querySelector<HTMLElement>(isHidden ? ".hidden-job .btn" : ".hide-job")?.focus();
  }, [isHidden]);

  async function change(wanted: boolean): Promise<void> {
    isTouched.current = true;
    setHidden(wanted);
    try {
      await send(id, wanted);
    } catch (error) {
      setHidden(!wanted);
      const what = wanted
        ? "We couldn't hide the job."
        : "We couldn't show the job again. It's still hidden.";
      toast({
        kind: "bad",
        text: `${what} ${failureText(error)}`,
        action: { label: "Retry", run: () => void change(wanted) },
      });
    }
  }

  return (
    <li ref={place}>
      {isHidden ? (
        <div className="hidden-job" role="status">
          <p>
            <b>{title}</b> is no longer recommended to you.
          </p>
          <button
            type="button"
            className="btn btn-outline btn-sm"
            onClick={() => void change(false)}
          >
            Undo
          </button>
        </div>
      ) : (
        <Hide value={() => void change(true)}>{children}</Hide>
      )}
    </li>
  );
}

/** Hides the job around it, and keeps jobs like it from being recommended. */
export function HideJobButton({ title }: Pick<Props, "title">) {
  const hide = useContext(Hide);
  return (
    <button
      type="button"
      className="btn btn-quiet btn-sm job-own hide-job needs-script"
      aria-label={`Not interested: ${title}`}
      onClick={hide}
    >
      Not interested
    </button>
  );
}
