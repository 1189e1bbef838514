import { Icon } from "@/components/ui/icon";

// Plain markup: one `JobButtons` per page (job-buttons.client.tsx) activates all of them.

type Props = {
  id: string;
  title: string;
};

/** A card's bookmark. All bookmarks of one job stay in sync, in every tab. */
export function SaveJobButton({ id, title }: Props) {
  return (
    <button
      type="button"
      className="icon-btn save-btn needs-script"
      aria-pressed={false}
      aria-label={`Save: ${title}`}
      data-save={id}
    >
      <Icon name="bookmark" />
    </button>
  );
}

/** The bookmark on a job's own page, with its label. */
export function SaveJobWords({ id, title }: Props) {
  return (
    <button
      type="button"
      className="btn btn-outline save-btn needs-script"
      aria-pressed={false}
      aria-label={`Save: ${title}`}
      data-save={id}
    >
      <Icon name="bookmark" size="sm" />
      <span>Save</span>
    </button>
  );
}

/** Shares the page's address through the device's menu, or copies it where there is none. */
export function ShareButton({ title, label }: Pick<Props, "title"> & { label: string }) {
  return (
    <button type="button" className="icon-btn needs-script" aria-label={label} data-share={title}>
      <Icon name="share-2" />
    </button>
  );
}
