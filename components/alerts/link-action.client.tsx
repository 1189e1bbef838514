"use client";

import { type ReactNode, useState } from "react";
import { Arrival } from "@/components/ui/forms/arrival.client";
import { Form } from "@/components/ui/forms/form.client";
import { FormErrors } from "@/components/ui/forms/form-errors.client";
import { SubmitButton } from "@/components/ui/forms/submit-button.client";
import { useSubmission } from "@/components/ui/forms/use-submission.client";
import { Notice } from "@/components/ui/notice";
import { ApiError, api } from "@/lib/browser/api";
import { formatDay } from "@/lib/shared/dates";

type ResponseBody = { manageToken?: string; renewBy?: string };
type Action = {
  path: string;
  label: string;
  busyLabel: string;
  fallback: string;
  done: (response: ResponseBody) => ReactNode;
};

function ManageLink({ manageToken = "" }: ResponseBody) {
  return (
    <a className="btn btn-outline" href={`/alerts/manage?token=${manageToken}`}>
      Change or stop my alerts
    </a>
  );
}

const ACTIONS = {
  confirm: {
    path: "/api/alerts/subscriptions/confirm",
    label: "Confirm my job alert",
    busyLabel: "Confirming...",
    fallback: "We couldn't confirm the alert. Please try again.",
    done: (response) => (
      <>
        <Notice tone="good">Your alert is on. We'll email you new jobs.</Notice>
        <p className="mt-6 row">
          <a className="btn btn-primary" href="/jobs">
            Browse jobs
          </a>
          <ManageLink {...response} />
        </p>
      </>
    ),
  },
  unsubscribe: {
    path: "/api/alerts/unsubscribe",
    label: "Stop this alert",
    busyLabel: "Stopping...",
    fallback: "We couldn't stop the alert. Please try again.",
    done: () => (
      <Notice tone="good">Stopped. You won't get any more emails from this alert.</Notice>
    ),
  },
  stopNews: {
    path: "/api/company-news/unsubscribe",
    label: "Stop these emails",
    busyLabel: "Stopping...",
    fallback: "We couldn't stop these emails. Please try again.",
    done: () => <Notice tone="good">Stopped. You won't get any more emails like this one.</Notice>,
  },
  renew: {
    path: "/api/alerts/renew",
    label: "Keep this alert",
    busyLabel: "Keeping...",
    fallback: "We couldn't keep the alert. Please try again.",
    done: ({ renewBy }) => (
      <Notice tone="good">
        {renewBy ? `Your alert continues until ${formatDay(renewBy)}.` : "Your alert continues."}
      </Notice>
    ),
  },
} as const satisfies Record<string, Action>;

type Props = { action: keyof typeof ACTIONS; token: string };

async function send({ path }: Action, token: string): Promise<ResponseBody> {
  if (path !== ACTIONS.unsubscribe.path && path !== ACTIONS.stopNews.path) {
    return api<ResponseBody>(path, { method: "POST", json: { token } });
  }
  // As mail programs send it: everything is in the address.
  await api(`${path}?token=${encodeURIComponent(token)}`, { method: "POST" });
  return {};
}

/** Carries out an emailed link; a button does it, because mail scanners open every link. */
export function LinkAction({ action, token }: Props) {
  const [response, setResponse] = useState<ResponseBody | null>(null);
  const [reason, setReason] = useState<string | null>(null);
  const chosen: Action = ACTIONS[action];
  const { form } = useSubmission({
    fallback: chosen.fallback,
    send: async () => {
      try {
        setResponse(await send(chosen, token));
      } catch (error) {
        if (!(error instanceof ApiError && error.code === "gone")) throw error;
        setReason(error.message);
      }
    },
  });
  if (response) return <Arrival>{chosen.done(response)}</Arrival>;
  if (reason !== null) {
    return (
      <Arrival>
        <Notice tone="bad">{reason}</Notice>
      </Arrival>
    );
  }
  // Stopping also works without scripts.
  const isPlain = action === "unsubscribe" || action === "stopNews";
  return (
    <Form
      {...form}
      className={isPlain ? "form-grid" : "form-grid needs-script"}
      aria-label={chosen.label}
      {...(isPlain ? { action: `${chosen.path}?token=${encodeURIComponent(token)}` } : {})}
    >
      <FormErrors />
      <SubmitButton label={chosen.label} busyLabel={chosen.busyLabel} />
    </Form>
  );
}
