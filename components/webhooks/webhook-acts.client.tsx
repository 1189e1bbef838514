"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { ActionButton } from "@/components/ui/action.client";
import { toast } from "@/components/ui/toasts/toast.client";
import { api, failureText } from "@/lib/browser/api";
import type { WebhookTest } from "@/lib/webhooks/schema";

function TestButton({ path }: { path: string }) {
  const router = useRouter();
  const [isBusy, setBusy] = useState(false);
  async function run(): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    try {
      const test = (await api(`${path}/tests`, { method: "POST" })) as WebhookTest;
      const { isDelivered, outcome } = test;
      if (isDelivered) toast({ kind: "good", text: `The test has arrived. ${outcome}` });
      else toast({ kind: "bad", text: `The test hasn't arrived. ${outcome}` });
    } catch (error) {
      toast({ kind: "bad", text: failureText(error) });
    }
    router.refresh();
    setBusy(false);
  }
  return (
    <button
      type="button"
      className="btn btn-sm btn-strong needs-script"
      aria-busy={isBusy}
      onClick={() => void run()}
    >
      {isBusy ? "Sending..." : "Send a Test"}
    </button>
  );
}

type Props = {
  name: string;
  isOn: boolean;
  /** The webhook's address in the API. */
  path: string;
  /** The list of all webhooks. */
  listPath: string;
};

/** The actions for a webhook. */
export function WebhookActs({ name, isOn, path, listPath }: Props) {
  return (
    <div className="settings-actions">
      <TestButton path={path} />
      <ActionButton
        key={isOn ? "off" : "on"}
        label={isOn ? "Turn Off" : "Turn On"}
        method="PATCH"
        path={path}
        json={{ isOn: !isOn }}
        done={isOn ? "The webhook is off." : "The webhook is on."}
      />
      <ActionButton
        label="Delete"
        about={name}
        variant="btn-quiet"
        method="DELETE"
        path={path}
        done={`“${name}” has been deleted.`}
        confirm={`Delete “${name}” and its log? Nothing more is sent to it.`}
        next={listPath}
      />
    </div>
  );
}
