import { RECOMMENDATIONS, SCORES } from "@/lib/applications/scorecards/ratings";
import type {
  ColleagueView,
  CriterionView,
  Recommendation,
} from "@/lib/applications/scorecards/ratings.schema";
import { formatNumber } from "@/lib/shared/formats/numbers";
import { plural } from "@/lib/shared/plural";

type ChoiceProps = {
  own: Recommendation | null;
  isBusy: boolean;
  onChoose: (recommendation: Recommendation | null) => void;
};

const options = Object.entries(RECOMMENDATIONS) as [Recommendation, string][];

/** Whether the person would take the applicant forward. */
export function RecommendationChoice({ own, isBusy, onChoose }: ChoiceProps) {
  return (
    <fieldset className="rating" aria-busy={isBusy}>
      <legend>Would you take them forward?</legend>
      <div className="recommendation">
        {options.map(([value, label]) => (
          <label key={value} className="rating-score">
            <input
              type="radio"
              name="recommendation"
              value={value}
              checked={own === value}
              onChange={() => onChoose(value)}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
      {own !== null && (
        <button
          type="button"
          className="btn btn-quiet btn-sm rating-clear"
          onClick={() => onChoose(null)}
        >
          Clear<span className="sr"> your recommendation</span>
        </button>
      )}
    </fieldset>
  );
}

function Team({ mean, count }: CriterionView) {
  if (count === null) return null;
  if (mean === null) return <span className="help">No ratings yet</span>;
  return (
    <span className="help">
      Team: <b>{formatNumber(mean)}</b> of 5,{" "}
      {plural(count, { one: "{count} rating", other: "{count} ratings" })}
    </span>
  );
}

type RowProps = {
  view: CriterionView;
  isBusy: boolean;
  onRate: (score: number | null) => void;
};

/** The person's score by one criterion, and the team's mean where they may see it. */
export function CriterionRow({ view, isBusy, onRate }: RowProps) {
  const { criterion, own } = view;
  return (
    <fieldset className="rating" aria-busy={isBusy}>
      <legend>{criterion}</legend>
      <div className="rating-scores">
        {SCORES.map((score) => (
          <label key={score} className="rating-score">
            <input
              type="radio"
              name={`rating ${criterion}`}
              value={score}
              checked={own === score}
              onChange={() => onRate(score)}
            />
            <span>{score}</span>
          </label>
        ))}
        {own !== null && (
          <button type="button" className="btn btn-quiet btn-sm" onClick={() => onRate(null)}>
            Clear<span className="sr"> your rating of {criterion}</span>
          </button>
        )}
      </div>
      <Team {...view} />
    </fieldset>
  );
}

const list = new Intl.ListFormat("en", { type: "conjunction" });

/** Who else has rated, and what they said once the person may see it. */
export function Colleagues({
  colleagues,
  isHidden,
}: {
  colleagues: readonly ColleagueView[];
  isHidden: boolean;
}) {
  if (colleagues.length === 0) return null;
  if (isHidden) {
    const names = list.format(colleagues.map(({ name }) => name));
    return <p className="help">Already rated by {names}.</p>;
  }
  return (
    <ul className="scorecard-team" aria-label="Your colleagues">
      {colleagues.map(({ name, recommendation, mean }) => (
        <li key={name}>
          <span dir="auto">{name}</span>
          <b>{recommendation ? RECOMMENDATIONS[recommendation] : "No recommendation"}</b>
          {mean !== null && <span className="help">{formatNumber(mean)} of 5</span>}
        </li>
      ))}
    </ul>
  );
}
