"use client";

import { useRouter } from "next/navigation";
import { type ChangeEvent, useRef, useState } from "react";
import { refreshAccount } from "@/components/site/use-account.client";
import { Icon } from "@/components/ui/icon";
import { toast } from "@/components/ui/toast.client";
import { api, failureText } from "@/lib/browser/api";

type Props = { url: string | null; maxBytes: number };

const MEGABYTE = 1_000_000;

function Refusal({ error }: { error: string | null }) {
  return (
    <div role="alert">
      {error && (
        <p className="err" id="avatar-error">
          <Icon name="circle-alert" size="sm" />
          {error}
        </p>
      )}
    </div>
  );
}

function RemoveButton({ isBusy, onRemove }: { isBusy: boolean; onRemove: () => void }) {
  return (
    <button type="button" className="btn btn-quiet" aria-busy={isBusy} onClick={onRemove}>
      Remove
    </button>
  );
}

/** The account's picture, chosen anew or taken away. */
export function AvatarForm({ url, maxBytes }: Props) {
  const router = useRouter();
  const chooser = useRef<HTMLInputElement>(null);
  const [shown, setShown] = useState(url);
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState<"choose" | "remove" | null>(null);

  async function change(what: "choose" | "remove", work: () => Promise<string>): Promise<void> {
    if (busy) return;
    setBusy(what);
    setError(null);
    try {
      toast({ kind: "good", text: await work() });
      router.refresh();
    } catch (failure) {
      setError(failureText(failure));
    }
    setBusy(null);
  }

  function choose({ currentTarget }: ChangeEvent<HTMLInputElement>): void {
    const [file] = currentTarget.files ?? [];
    // The same file can be chosen again after a failure.
    currentTarget.value = "";
    if (!file) return;
    if (file.size > maxBytes) {
      setError(`The selected file must be smaller than ${maxBytes / MEGABYTE}MB.`);
      return;
    }
    void change("choose", async () => {
      const headers = { "content-type": "application/octet-stream" };
      const account = await api<{ avatarUrl: string | null }>("/api/account/avatar", {
        method: "PUT",
        body: file,
        headers,
      });
      setShown(account.avatarUrl);
      refreshAccount();
      return "Your picture is changed.";
    });
  }

  function remove(): void {
    void change("remove", async () => {
      await api("/api/account/avatar", { method: "DELETE" });
      setShown(null);
      refreshAccount();
      // The button goes with the picture.
      chooser.current?.focus();
      return "Your picture is removed.";
    });
  }

  return (
    <div className="avatar-form">
      {/* biome-ignore lint/performance/noImgElement: it is never larger than it is shown */}
      <img
        className="avatar avatar-xl"
        src={shown ?? "/img/avatar.svg"}
        alt={shown ? "Your picture" : "Default profile picture"}
        width={96}
        height={96}
      />
      <div className="avatar-controls needs-script">
        <div className="settings-actions">
          <label className="btn btn-outline file-button" aria-busy={busy === "choose"}>
            {busy === "choose" ? "Uploading..." : "Choose Picture"}
            <input
              ref={chooser}
              type="file"
              className="sr"
              accept="image/jpeg,image/png,image/webp,image/avif,image/gif"
              aria-describedby={error ? "avatar-help avatar-error" : "avatar-help"}
              aria-invalid={error !== null}
              // Not `disabled`: the focus stays here while it waits.
              onClick={(event) => busy && event.preventDefault()}
              onChange={choose}
            />
          </label>
          {shown && <RemoveButton isBusy={busy === "remove"} onRemove={remove} />}
        </div>
        <p className="help" id="avatar-help">
          JPEG, PNG, WebP, AVIF or GIF, up to {maxBytes / MEGABYTE} MB. Cut to a square; where a
          photo was taken is left out.
        </p>
        <Refusal error={error} />
      </div>
    </div>
  );
}
