import type { ComponentProps } from "react";
import { FREQUENCIES, FREQUENCY_NAMES } from "@/lib/alerts/frequency.schema";

/** How often an alert is mailed. The form provides the label. */
export function FrequencySelect(props: ComponentProps<"select">) {
  return (
    <select className="input" name="frequency" {...props}>
      {FREQUENCIES.map((frequency) => (
        <option key={frequency} value={frequency}>
          {FREQUENCY_NAMES[frequency]}
        </option>
      ))}
    </select>
  );
}
