import { formatDay } from "@/lib/shared/dates";
import { formatNumber } from "@/lib/shared/formats/numbers";
import { type CustomField, choicesOf } from "@/lib/shared/setting-groups/custom-fields";
import type { FieldRange, RangeLimit } from "./schema";

// What filters by the site's own fields are called. An address may name what the site no longer
// has; that is called as it is in the address.

/** "Shift: Night". */
export function fieldWords(key: string, value: string, fields: readonly CustomField[]): string {
  const field = fields.find((one) => one.key === key);
  const choice = field && choicesOf(field).find((one) => one.key === value);
  return `${field?.name ?? key}: ${choice?.label ?? value}`;
}

const limitWords = (limit: RangeLimit) =>
  typeof limit === "string" ? formatDay(limit) : formatNumber(limit);

/** "Hours: from 20 to 40". */
export function rangeWords(key: string, range: FieldRange, fields: readonly CustomField[]): string {
  const field = fields.find((one) => one.key === key);
  const [min, max] = [range.min, range.max].map((limit) => limit !== null && limitWords(limit));
  const limits = [min && `from ${min}`, max && `${min ? "to" : "up to"} ${max}`];
  const words = [...limits, field?.unit].filter(Boolean).join(" ");
  return `${field?.name ?? key}: ${words}`;
}
