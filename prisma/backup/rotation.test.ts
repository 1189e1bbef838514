import { describe, expect, it } from "vitest";
import { madeAt, nameOf, outdated, parseKeep } from "./rotation";

const KEEP = parseKeep("7 daily, 4 weekly, 6 monthly");
const at = (text: string) => nameOf(new Date(text));
const everyDay = (count: number) =>
  Array.from({ length: count }, (_, day) =>
    nameOf(new Date(Date.UTC(2026, 10, 22, 2, 30) - day * 86_400_000)),
  );
const kept = (names: string[], keep = KEEP) => {
  const gone = new Set(outdated(names, keep));
  return names.filter((name) => !gone.has(name));
};

describe("which backups are kept", () => {
  it("are the newest of each day, week and month, up to the configured number", () => {
    expect(kept(everyDay(400)).map((name) => name.slice(0, 10))).toEqual([
      ...["2026-11-22", "2026-11-21", "2026-11-20", "2026-11-19", "2026-11-18", "2026-11-17"],
      "2026-11-16",
      ...["2026-11-15", "2026-11-08", "2026-11-01"],
      ...["2026-10-31", "2026-09-30", "2026-08-31", "2026-07-31", "2026-06-30"],
    ]);
  });

  it("are the last existing ones, however old", () => {
    const old = [at("2020-01-01T02:30Z"), at("2020-01-02T02:30Z")];

    expect(kept(old)).toEqual(old);
  });

  it("are the last one of a day, and always the newest one", () => {
    const day = [at("2026-11-22T02:30Z"), at("2026-11-22T14:30Z"), at("2026-11-21T02:30Z")];

    expect(kept(day, parseKeep("1 daily"))).toEqual([at("2026-11-22T14:30Z")]);
    expect(kept(day, parseKeep("0 daily"))).toEqual([at("2026-11-22T14:30Z")]);
  });

  it("include everything that someone else made", () => {
    expect(
      outdated(["before-the-move", "2026-11-22", ...everyDay(2)], parseKeep("1 daily")),
    ).toEqual([everyDay(2)[1]]);
  });
});

it("reads a backup's time from its name", () => {
  expect(madeAt(at("2026-11-22T02:30:07Z"))).toEqual(new Date("2026-11-22T02:30:07Z"));
  expect(madeAt("2026-11-22T02-30-07.part")).toBeNull();
});
