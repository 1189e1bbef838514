type Props = {
  /** The button that leaves everything as it is. */
  keep: string;
  onKeep: () => void;
  /** The button that does what the dialog asks about. */
  label: string;
  tone: "btn-danger" | "btn-primary" | "btn-strong";
  isBusy: boolean;
  onConfirm: () => void;
};

/** The two buttons at the foot of a dialog: one closes it, one does what it asks about. */
export function DialogFoot({ keep, onKeep, label, tone, isBusy, onConfirm }: Props) {
  return (
    <div className="dialog-foot">
      <button type="button" className="btn btn-quiet" onClick={onKeep}>
        {keep}
      </button>
      <button type="button" className={`btn ${tone}`} aria-busy={isBusy} onClick={onConfirm}>
        {label}
      </button>
    </div>
  );
}
