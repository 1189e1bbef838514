"use client";

import { type ChangeEvent, type ReactNode, useRef, useState } from "react";
import { api, failureText } from "@/lib/browser/api";
import { PICTURE_TYPES } from "@/lib/shared/pictures";
import { toast } from "../toasts/toast.client";
import { FieldError } from "./field-frame";

type Props = {
  /** The prefix of the ids of what describes the field. */
  id: string;
  /** The path to upload and delete a picture. */
  path: string;
  hasPicture: boolean;
  maxBytes: number;
  /** Whether it may also be an SVG drawing. */
  takesDrawings?: boolean;
  chooseLabel: string;
  removeLabel: string;
  /** Further help about the picture. */
  help?: ReactNode;
  /**
   * Called after the server accepted it, with `null` after a removal; returns the message to show.
   */
  onChanged: (response: Record<string, unknown> | null) => string;
};

const MEGABYTE = 1_000_000;

/** Sends a picture as it is; one thing at a time. */
function usePicture({ path, maxBytes, onChanged }: Props) {
  const chooser = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState<"choose" | "remove" | null>(null);

  async function change(what: "choose" | "remove", file?: File): Promise<void> {
    if (busy) return;
    setBusy(what);
    setError(null);
    try {
      const headers = { "content-type": "application/octet-stream" };
      const response = file
        ? await api<Record<string, unknown>>(path, { method: "PUT", body: file, headers })
        : await api<null>(path, { method: "DELETE" });
      toast({ kind: "good", text: onChanged(file ? response : null) });
      // The button disappears with the picture.
      if (!file) chooser.current?.focus();
    } catch (failure) {
      setError(failureText(failure));
    }
    setBusy(null);
  }

  function choose({ currentTarget }: ChangeEvent<HTMLInputElement>): void {
    const [file] = currentTarget.files ?? [];
    // So that the same file can be chosen again after a failure.
    currentTarget.value = "";
    if (!file) return;
    if (file.size <= maxBytes) void change("choose", file);
    else setError(`The selected file must be smaller than ${maxBytes / MEGABYTE}MB.`);
  }

  return { chooser, error, busy, choose, remove: () => void change("remove") };
}

/** Changes or removes a picture at once, without a form around it. */
export function PictureField(props: Props) {
  const { id, hasPicture, maxBytes, takesDrawings, chooseLabel, removeLabel, help } = props;
  const types = takesDrawings ? ["image/svg+xml", ...PICTURE_TYPES] : PICTURE_TYPES;
  const { chooser, error, busy, choose, remove } = usePicture(props);
  return (
    <div className="avatar-controls needs-script">
      <div className="settings-actions">
        <label className="btn btn-outline file-button" aria-busy={busy === "choose"}>
          {busy === "choose" ? "Uploading..." : chooseLabel}
          <input
            ref={chooser}
            type="file"
            className="sr"
            accept={types.join(",")}
            aria-describedby={error ? `${id}-help ${id}-error` : `${id}-help`}
            aria-invalid={error !== null}
            // Not `disabled`, so that the focus stays here while it waits.
            onClick={(event) => busy && event.preventDefault()}
            onChange={choose}
          />
        </label>
        {hasPicture && (
          <button
            type="button"
            className="btn btn-quiet"
            aria-busy={busy === "remove"}
            onClick={remove}
          >
            {removeLabel}
          </button>
        )}
      </div>
      <p className="help" id={`${id}-help`}>
        {takesDrawings && "SVG, "}JPEG, PNG, WebP, AVIF or GIF, up to {maxBytes / MEGABYTE} MB.{" "}
        {help}
      </p>
      <div role="alert">{error && <FieldError id={`${id}-error`}>{error}</FieldError>}</div>
    </div>
  );
}
