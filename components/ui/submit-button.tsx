type Props = {
  label: string;
  /** What it says while the form is sent. */
  busyLabel: string;
  isBusy: boolean;
  /** How it looks; the page's one amber button unless told otherwise. */
  className?: string;
};

/** The one button of a form. */
export function SubmitButton({ label, busyLabel, isBusy, className }: Props) {
  return (
    <button
      type="submit"
      className={`btn ${className ?? "btn-primary btn-lg w-full"}`}
      disabled={isBusy}
      aria-busy={isBusy}
    >
      {isBusy ? busyLabel : label}
    </button>
  );
}
