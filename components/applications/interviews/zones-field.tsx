import { Select } from "@/components/ui/forms/field";
import { described, FieldFrame } from "@/components/ui/forms/field-frame";

function zonesWith(zone: string): readonly (readonly [string, string])[] {
  const known = Intl.supportedValuesOf("timeZone");
  return [...new Set([zone, ...known])].map((name) => [name, name.replaceAll("_", " ")]);
}

const MINUTES = [15, 30, 45, 60, 90, 120, 180, 240];

type Props = { error?: string | undefined };

/** The zone in which a form's times are meant. */
export function ZoneField({ zone, error, onChange }: Props & ZoneProps) {
  const field = { name: "timeZone", id: "interview-timeZone", label: "Time zone", error };
  return (
    <FieldFrame {...field}>
      <Select
        name={field.name}
        id={field.id}
        options={zonesWith(zone)}
        defaultValue={zone}
        onChange={({ currentTarget }) => onChange?.(currentTarget.value)}
        {...described(field)}
      />
    </FieldFrame>
  );
}
type ZoneProps = { zone: string; onChange?: (zone: string) => void };

/** How long an interview takes. */
export function LengthField({ minutes, error, onChange }: Props & LengthProps) {
  const field = { name: "minutes", id: "interview-minutes", label: "Length", error };
  return (
    <FieldFrame {...field}>
      <Select
        name={field.name}
        id={field.id}
        options={MINUTES.map((count) => [String(count), `${count} minutes`] as const)}
        defaultValue={String(minutes)}
        onChange={({ currentTarget }) => onChange?.(Number(currentTarget.value))}
        {...described(field)}
      />
    </FieldFrame>
  );
}
const GAPS = [0, 5, 10, 15, 30, 45, 60];

/** How long the interviewers have nothing else afterwards. */
export function GapField({ minutes, error, onChange }: Props & LengthProps) {
  const field = { name: "gapMinutes", id: "interview-gapMinutes", label: "Gap after", error };
  return (
    <FieldFrame {...field}>
      <Select
        name={field.name}
        id={field.id}
        options={GAPS.map((count) => [String(count), count ? `${count} minutes` : "None"] as const)}
        defaultValue={String(minutes)}
        onChange={({ currentTarget }) => onChange?.(Number(currentTarget.value))}
        {...described(field)}
      />
    </FieldFrame>
  );
}
type LengthProps = { minutes: number; onChange?: (minutes: number) => void };
