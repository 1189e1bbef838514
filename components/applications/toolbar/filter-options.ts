import type { ChoiceOptions } from "./filter-choices";

// What the filters above a company's applications can be set to, in words.

export const SHOW_NAMES = [
  ["open", "Open"],
  ["ended", "Ended"],
  ["all", "Open and ended"],
] as const;
export const SORT_NAMES = [
  ["newest", "Newest first"],
  ["oldest", "Oldest first"],
  ["changed", "Latest change"],
  ["name", "By name"],
  ["rating", "Best rated first"],
  ["skills", "Most skills first"],
  ["waiting", "Longest in stage first"],
] as const;

export const RATINGS: ChoiceOptions = [
  ["", "Any rating"],
  ...[2, 3, 4, 4.5].map((rating) => [String(rating), `Rated ${rating} or more`] as const),
];
export const SKILLS: ChoiceOptions = [
  ["", "Any skills"],
  ...[1, 2, 3, 4, 5, 6, 8, 10].map((count) => [String(count), `${count}+ skills`] as const),
];
export const ANY_STAGE = ["", "Every stage"] as const;
