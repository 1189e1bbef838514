// In a file of its own, so that a page's forms load nothing else of the schema.

export const FREQUENCIES = ["instant", "daily", "weekly"] as const;
export type AlertFrequency = (typeof FREQUENCIES)[number];
export const FREQUENCY_NAMES: Record<AlertFrequency, string> = {
  instant: "As they come",
  daily: "Once a day",
  weekly: "Once a week",
};
