import { expect, it } from "vitest";
import {
  dayAndClock,
  daysSince,
  daysUntil,
  formatDay,
  formatShortDay,
  formatZoned,
  postedLabel,
  sinceLabel,
} from "./dates";

const NOW = new Date("2026-11-21T09:00:00Z");

function daysAgo(days: number): string {
  return new Date(NOW.getTime() - days * 86_400_000).toISOString();
}

it.each([
  [0, "Today"],
  [0.9, "Today"],
  [1, "Yesterday"],
  [2, "2 days ago"],
  [6.9, "6 days ago"],
  [7, "1 week ago"],
  [13, "1 week ago"],
  [14, "2 weeks ago"],
  [29, "4 weeks ago"],
  [30, "1 month ago"],
  [59, "1 month ago"],
  [60, "2 months ago"],
  [400, "13 months ago"],
])("postedLabel: %s days", (days, label) => {
  expect(postedLabel(daysAgo(days), NOW)).toBe(label);
});

it("shows a date in the future, from a wrong clock, as today", () => {
  expect(postedLabel(daysAgo(-1), NOW)).toBe("Today");
  expect(daysSince(daysAgo(-1), NOW)).toBe(0);
});

it.each([
  ["2026-11-20", -1],
  ["2026-11-21", 0],
  ["2026-11-22", 1],
  ["2026-12-21", 30],
])("daysUntil: %s", (calendarDay, days) => {
  expect(daysUntil(calendarDay, NOW)).toBe(days);
  expect(daysUntil(calendarDay, new Date("2026-11-21T23:59:59Z"))).toBe(days);
});

it("formats a calendar day and an instant the same way", () => {
  expect(formatDay("2026-12-04")).toBe("4 December 2026");
  expect(formatDay("2026-12-04T23:30:00Z")).toBe("4 December 2026");
  expect(formatShortDay("2026-12-04")).toBe("4 Dec");
});

it.each([
  [0, "just now"],
  [-5, "just now"],
  [0.99, "just now"],
  [1, "1 minute ago"],
  [59.9, "59 minutes ago"],
  [60, "1 hour ago"],
  [60 * 23.9, "23 hours ago"],
  [60 * 24, "1 day ago"],
  [60 * 24 * 6.9, "6 days ago"],
  [60 * 24 * 7, "on 14 November 2026"],
])("calls %d minutes ago %j", (minutes, label) => {
  expect(sinceLabel(daysAgo(minutes / 1440), NOW)).toBe(label);
});

it.each([
  ["Asia/Kolkata", "4 December 2026 at 14:00 (GMT+5:30, Asia/Kolkata)"],
  ["UTC", "4 December 2026 at 08:30 (UTC)"],
])("formats an instant in %s", (zone, words) => {
  expect(formatZoned("2026-12-04T08:30:00Z", zone)).toBe(words);
});

it.each([
  ["2026-12-04T08:30:00Z", "UTC", "Today, 08:30"],
  ["2026-12-04T20:30:00Z", "Asia/Kolkata", "Tomorrow, 02:00"],
  ["2026-12-06T20:30:00Z", "Asia/Kolkata", "Mon 7 Dec, 02:00"],
  ["2025-12-04T08:30:00Z", "UTC", "Thu 4 Dec 2025, 08:30"],
])("shows %s in %s as %j", (at, zone, words) => {
  expect(dayAndClock(at, new Date("2026-12-04T12:00:00Z"), zone)).toBe(words);
});
