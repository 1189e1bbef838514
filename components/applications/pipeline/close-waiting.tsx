import { plural } from "@/lib/shared/plural";

type Props = {
  /** How many are on this page. */
  count: number;
  onAnswer: () => void;
};

/** For applicants who have waited for a week: one letter to all those on the page. */
export function CloseWaiting({ count, onAnswer }: Props) {
  return (
    <div className="pipe-offer">
      <p>
        {plural(count, {
          one: "No one has answered this applicant for more than 7 days.",
          other: "No one has answered these {count} applicants for more than 7 days.",
        })}{" "}
        Open and answer them one by one, move them on, or
      </p>
      <button type="button" className="btn btn-outline btn-sm needs-script" onClick={onAnswer}>
        Close with a Letter
      </button>
    </div>
  );
}
