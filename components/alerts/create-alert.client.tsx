"use client";

import { lazy, Suspense, useRef, useState } from "react";
import { useSession } from "@/components/site/use-session.client";
import { Icon } from "@/components/ui/icon";
import { toast } from "@/components/ui/toasts/toast.client";

// Hardly any visitor opens it.
const AlertDialog = lazy(async () => ({
  default: (await import("./alert-dialog.client")).AlertDialog,
}));

const LIST = "/app/alerts";

export type AlertOffer = {
  /** The search's address. */
  search: string;
  /** The search's name. */
  name: string;
  /** When the page was shown, with a signature. */
  formToken: string;
};

type Props = AlertOffer & {
  label: string;
  className: string;
  /** What it does, in a second line: the button is then a row. */
  text?: string;
  /** Whether only screen readers get the label where space is short. */
  isShort?: boolean;
};

async function create(search: string): Promise<boolean> {
  const [{ api, failureText }, { ownTimeZone }] = await Promise.all([
    import("@/lib/browser/api"),
    import("@/lib/browser/alerts"),
  ]);
  try {
    const json = { search, frequency: "daily", timeZone: ownTimeZone() };
    const { status } = await api<{ status: string }>("/api/alerts", { method: "POST", json });
    const text =
      status === "waiting"
        ? "Alert created. It starts once your email address is confirmed."
        : "Alert created. We'll email you new jobs, once a day at most.";
    toast({ kind: "good", text, action: { label: "My alerts", run: () => location.assign(LIST) } });
    return true;
  } catch (error) {
    toast({ kind: "bad", text: `We couldn't create the alert. ${failureText(error)}` });
    return false;
  }
}

function AlertLabel({
  label,
  text,
  isShort,
}: Pick<Props, "label" | "text"> & { isShort: boolean }) {
  if (!text) {
    return (
      <>
        <Icon name="bell-plus" size="sm" />
        {/* Leaves room for the sort order beside it. */}
        <span className={isShort ? "sr-narrow" : undefined}>{label}</span>
      </>
    );
  }
  return (
    <>
      <Icon name="bell-plus" />
      <span className="way-words">
        <b>{label}</b>
        <span>{text}</span>
      </span>
      <Icon name="chevron-right" />
    </>
  );
}

/** Makes this page's search an alert: at once for signed-in people, otherwise through a dialog. */
export function CreateAlert({ label, text, className, isShort, ...offer }: Props) {
  const session = useSession();
  const button = useRef<HTMLButtonElement>(null);
  const [state, setState] = useState<"idle" | "busy" | "open" | "created">("idle");

  async function press(): Promise<void> {
    if (state === "busy") return;
    if (!session) return setState("open");
    setState("busy");
    setState((await create(offer.search)) ? "created" : "idle");
  }

  function close(): void {
    setState("idle");
    button.current?.focus();
  }

  if (state === "created") {
    return (
      <a className={className} href={LIST}>
        <Icon name="circle-check" size="sm" />
        Alert created
      </a>
    );
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        className={`${className} needs-script`}
        aria-busy={state === "busy"}
        aria-haspopup={session ? undefined : "dialog"}
        onClick={() => void press()}
      >
        <AlertLabel label={label} isShort={isShort ?? false} {...(text ? { text } : {})} />
      </button>
      {state === "open" && (
        <Suspense>
          <AlertDialog {...offer} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
