import { Icon } from "@/components/ui/icon";

// Plain markup: `JobButtons` in job-buttons.client.tsx, once a page, brings all of them to life.

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
      aria-pressed={false}
      aria-label={`Save: ${title}`}
      data-save={id}
    >
      <Icon name="bookmark" />
    </button>
  );
}

/** The bookmark of a job's own page, with its word. */
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

/** InputMethod the page's address to the device, or to the clipboard where the device has no such menu. */
export function ShareButton({ title }: Pick<Props, "title">) {
  return (
    <button
      type="button"
      className="icon-btn needs-script"
      aria-label="Share this job"
      data-share={title}
    >
      <Icon name="share-2" />
    </button>
  );
}
