import { Icon } from "@/components/ui/icon";
import { Notice } from "@/components/ui/notice";

const time = new Intl.DateTimeFormat("en-GB", { timeStyle: "short" });

/** When the draft was last saved, or that it was not. */
export function SavedNote({ savedAt, hasFailed }: { savedAt: Date | null; hasFailed: boolean }) {
  return (
    <p className="draft-note" role="status">
      {hasFailed && "Not saved yet. We'll try again as you type."}
      {!hasFailed && savedAt && (
        <>
          <Icon name="cloud-check" size="sm" />
          Saved {time.format(savedAt)}
        </>
      )}
    </p>
  );
}

type ConflictProps = { text: string; onKeep: () => void };

/** Another tab has written too: saving stops until the person says which one counts. */
export function DraftConflict({ text, onKeep }: ConflictProps) {
  return (
    <Notice tone="warn" role="alert">
      <p>{text}</p>
      <div className="notice-actions">
        <a className="btn btn-outline btn-sm" href="/employer">
          Load that one
        </a>
        <button type="button" className="btn btn-outline btn-sm" onClick={onKeep}>
          Keep this one
        </button>
      </div>
    </Notice>
  );
}
