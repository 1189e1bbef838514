"use client";

import { useRouter } from "next/navigation";
import { useEffect, useState } from "react";
import { LinkButton } from "@/components/ui/button";
import { Arrival } from "@/components/ui/forms/arrival.client";
import { Icon } from "@/components/ui/icon";
import { Notice } from "@/components/ui/notice";
import type { ExportView } from "@/lib/accounts/schema";
import { api } from "@/lib/browser/api";
import { currentPasswordErrors } from "./current-password";
import { OwnerProof } from "./owner-proof.client";
import { SettingsForm } from "./settings-form.client";

const POLL_EVERY_MS = 4000;

/** Refreshes while the copy is being prepared and the page is in view. */
function usePolling(isPreparing: boolean): void {
  const router = useRouter();
  useEffect(() => {
    if (!isPreparing) return;
    const timer = setInterval(() => {
      if (!document.hidden) router.refresh();
    }, POLL_EVERY_MS);
    return () => clearInterval(timer);
  }, [isPreparing, router]);
}

type Props = {
  latest: ExportView | null;
  /** Until when the latest one can be downloaded, in words. */
  until: string | null;
};

function State({ latest, until }: Props) {
  if (latest?.state === "preparing") {
    return (
      <Notice tone="teal" role="status">
        We're preparing your copy and will email you when it's ready. You can leave this page.
      </Notice>
    );
  }
  if (latest?.state !== "ready") return null;
  return (
    <div className="form-grid">
      <Notice tone="good" role="status">
        Your copy is ready. You can download it until {until}.
      </Notice>
      <div>
        <LinkButton variant="strong" href={`/api/account/exports/${latest.id}`} download>
          <Icon name="download" size="sm" />
          Download
        </LinkButton>
      </div>
    </div>
  );
}

/** Requests a copy of everything about the account, and offers it for download. */
export function DataExport({ latest, until }: Props) {
  const router = useRouter();
  const [hasAsked, setAsked] = useState(false);
  const isPreparing = latest?.state === "preparing";
  usePolling(isPreparing);
  const state = <State latest={latest} until={until} />;
  return (
    <>
      {hasAsked && isPreparing ? <Arrival>{state}</Arrival> : state}
      {!isPreparing && (
        <SettingsForm
          name="export"
          label="Ask for a copy of your data"
          button={latest?.state === "ready" ? "Prepare Another Copy" : "Prepare My Copy"}
          busyButton="Asking..."
          variant={latest?.state === "ready" ? "btn-outline" : "btn-strong"}
          check={currentPasswordErrors}
          send={async (values) => {
            await api("/api/account/exports", { method: "POST", json: values });
            setAsked(true);
            router.refresh();
          }}
        >
          <OwnerProof />
        </SettingsForm>
      )}
    </>
  );
}
