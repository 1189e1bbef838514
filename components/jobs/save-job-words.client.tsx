"use client";

import { Icon } from "@/components/ui/icon";
import { toggleSavedJob, useIsSaved } from "./use-saved-jobs.client";

type Props = {
  id: string;
  title: string;
};

/** The bookmark of a job's own page, with its word. */
export function SaveJobWords({ id, title }: Props) {
  const isSaved = useIsSaved(id);
  return (
    <button
      type="button"
      className="btn btn-outline save-btn needs-script"
      aria-pressed={isSaved}
      aria-label={`Save: ${title}`}
      onClick={() => toggleSavedJob(id)}
    >
      <Icon name="bookmark" size="sm" />
      {isSaved ? "Saved" : "Save"}
    </button>
  );
}
