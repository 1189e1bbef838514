import { numberWords } from "./analytics-words";

type Bar = { name: string; count: number /** Said after the number. */; more?: string };

type Props = {
  bars: readonly Bar[];
  /** Draws lengths by their square root, so that small values stay visible. */
  isRooted?: boolean;
};

/** Numbers with a bar below each; the text says everything, the bars are only visual. */
export function BarList({ bars, isRooted = false }: Props) {
  const scale = (count: number) => (isRooted ? Math.sqrt(count) : count);
  const most = Math.max(1, ...bars.map(({ count }) => scale(count)));
  return (
    <ul className={isRooted ? "bar-list is-funnel" : "bar-list"}>
      {bars.map(({ name, count, more }) => (
        <li key={name}>
          <span>{name}</span>
          <span className="bar-number">
            <b>{numberWords(count)}</b>
            {more && ` ${more}`}
          </span>
          <svg aria-hidden="true" height="8" preserveAspectRatio="none">
            <rect className="bar-ground" width="100%" height="8" rx="4" />
            <rect
              className="bar-fill"
              width={`${Math.round((scale(count) / most) * 1000) / 10}%`}
              height="8"
              rx="4"
            />
          </svg>
        </li>
      ))}
    </ul>
  );
}
