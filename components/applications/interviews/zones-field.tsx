import { SelectField } from "@/components/ui/forms/select-field.client";

function zonesWith(zone: string): readonly (readonly [string, string])[] {
  const known = Intl.supportedValuesOf("timeZone");
  return [...new Set([zone, ...known])].map((name) => [name, name.replaceAll("_", " ")]);
}

const MINUTES = [15, 30, 45, 60, 90, 120, 180, 240];

/** The zone in which a form's times are meant. */
export function ZoneField({ zone, onChange }: ZoneProps) {
  return (
    <SelectField
      name="timeZone"
      label="Time zone"
      options={zonesWith(zone)}
      defaultValue={zone}
      onChange={({ currentTarget }) => onChange?.(currentTarget.value)}
    />
  );
}
type ZoneProps = { zone: string; onChange?: (zone: string) => void };

/** How long an interview takes. */
export function LengthField({ minutes, onChange }: LengthProps) {
  return (
    <SelectField
      name="minutes"
      label="Length"
      options={MINUTES.map((count) => [String(count), `${count} minutes`] as const)}
      defaultValue={String(minutes)}
      onChange={({ currentTarget }) => onChange?.(Number(currentTarget.value))}
    />
  );
}
const GAPS = [0, 5, 10, 15, 30, 45, 60];

/** How long the interviewers have nothing else afterwards. */
export function GapField({ minutes, onChange }: LengthProps) {
  return (
    <SelectField
      name="gapMinutes"
      label="Gap after"
      options={GAPS.map((count) => [String(count), count ? `${count} minutes` : "None"] as const)}
      defaultValue={String(minutes)}
      onChange={({ currentTarget }) => onChange?.(Number(currentTarget.value))}
    />
  );
}
type LengthProps = { minutes: number; onChange?: (minutes: number) => void };
