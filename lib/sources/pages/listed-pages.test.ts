import { expect, it } from "vitest";
import { isSettledBy, type KnownPage, pageHash, pagesToRead } from "./listed-pages";

const NOW = new Date("2026-11-27T12:00:00Z");
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 86_400_000);
const page = (name: string, stamp: string | null = null) => ({
  address: `https://lantern.example/jobs/${name}`,
  stamp,
});
const known = (pages: Record<string, Partial<KnownPage>>) =>
  new Map(
    Object.entries(pages).map(([name, values]) => [
      pageHash(page(name).address),
      {
        ...{ stamp: null, validators: { etag: null, lastModified: null }, references: [] },
        ...{ isSettled: false, lostAt: null, readAt: daysAgo(1), ...values },
      },
    ]),
  );

it("reads new pages first, then changed ones, then possibly changed ones, the oldest first", () => {
  const listed = [
    ...[page("same", "a"), page("young"), page("old"), page("changed", "b"), page("new", "a")],
    page("long-ago", "a"),
  ];
  const before = known({
    same: { stamp: "a", isSettled: true },
    "long-ago": { stamp: "a", isSettled: true, readAt: daysAgo(8) },
    changed: { stamp: "a", isSettled: true },
    young: { readAt: daysAgo(2) },
    old: { readAt: daysAgo(3) },
  });
  expect(pagesToRead(listed, before, NOW)).toEqual([
    ...[page("new", "a"), page("changed", "b"), page("old"), page("young")],
    page("long-ago", "a"),
  ]);
});

it("rereads a page that lost a posting, until that ends, before possibly changed ones", () => {
  const listed = [page("young"), page("doubted", "a"), page("lost", "a")];
  const before = known({
    young: { readAt: daysAgo(9) },
    doubted: { stamp: "a", isSettled: true, lostAt: daysAgo(0.5) },
    lost: { stamp: "a", isSettled: true, lostAt: daysAgo(0.9) },
  });
  expect(pagesToRead(listed, before, NOW)).toEqual([page("doubted", "a"), page("young")]);
});

it.each([
  ["2026-11-20", true],
  ["2026-11-26T11:59:59Z", true],
  // The page may have changed again later that day.
  ["2026-11-27", false],
  ["2026-11-26T13:00:00+00:00", false],
  ["2030-01-01", false],
  ["yesterday", false],
  [null, false],
])("trusts the stamp %s: %s", (stamp, isTrusted) => {
  expect(isSettledBy(stamp, NOW)).toBe(isTrusted);
});
