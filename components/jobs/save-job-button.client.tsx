"use client";

import { Icon } from "@/components/ui/icon";
import { toggleSavedJob, useIsSaved } from "./use-saved-jobs.client";

type Props = {
  id: string;
  title: string;
};

/** The bookmark of a card. All buttons of one job agree, in every tab. */
export function SaveJobButton({ id, title }: Props) {
  return (
    <button
      type="button"
      className="icon-btn save-btn needs-script"
      aria-pressed={useIsSaved(id)}
      aria-label={`Save: ${title}`}
      onClick={() => toggleSavedJob(id)}
    >
      <Icon name="bookmark" />
    </button>
  );
}
