import { formatDay } from "@/lib/shared/dates";
import { TableHead } from "./table-head";

type Props = {
  /** What is counted: "Views". */
  what: string;
  step: "day" | "week";
  /** The column names for a row's numbers. */
  names: readonly string[];
  rows: readonly { day: string; values: readonly string[] }[];
};

/** A table that says what a chart over time shows. */
export function ChartData({ what, step, names, rows }: Props) {
  return (
    <details className="show-data">
      <summary>Show data</summary>
      <table>
        <caption className="sr">
          {what} a {step}
        </caption>
        <TableHead first={step === "week" ? "Week of" : "Day"} names={names} />
        <tbody>
          {rows.map(({ day, values }) => (
            <tr key={day}>
              <th scope="row">{formatDay(day)}</th>
              {names.map((name, column) => (
                <td key={name}>{values[column]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
