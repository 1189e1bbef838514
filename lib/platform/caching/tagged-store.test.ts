import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createTaggedStore, type StoreLimits } from "./tagged-store";

type Value = { name: string };
const HOUR_MS = 3_600_000;
const facts = (...tags: string[]) => ({ tags, until: Date.now() + HOUR_MS });
const about = (...ids: string[]) => ({ event: "jobs.edited", about: ids });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date", "performance", "setTimeout", "clearTimeout"] });
});
afterEach(() => void vi.useRealTimers());

function fill(limits: Partial<StoreLimits<Value>> = {}) {
  const store = createTaggedStore<Value>({ maxEntries: 100, ...limits });
  const put = (key: string, ...tags: string[]) => store.open()(key, { name: key }, facts(...tags));
  const kept = (...keys: string[]) => keys.filter((key) => store.read(key) !== undefined);
  return { store, put, kept };
}

describe("what a change drops", () => {
  it("includes values that show one of its ids, and the event's lists", () => {
    const { store, put, kept } = fill();
    put("job a", "a", "company");
    put("job b", "b", "company");
    put("jobs", "jobs.edited");
    put("posts", "content.posts_changed");

    store.drop(about("a"));
    expect(kept("job a", "job b", "jobs", "posts")).toEqual(["job b", "posts"]);
    store.drop(about("company"));
    expect(kept("job b", "posts")).toEqual(["posts"]);
    expect(store.size()).toMatchObject({ entries: 1, dropped: 3 });
  });

  it("includes a value that was being made in the meantime, and no other", () => {
    const { store, kept } = fill();
    const keepOld = store.open();
    const keepOther = store.open();
    store.drop(about("a"));

    expect(keepOld("job a", { name: "old" }, facts("a"))).toBe(false);
    expect(keepOther("job b", { name: "b" }, facts("b"))).toBe(true);
    expect(store.open()("job a", { name: "new" }, facts("a"))).toBe(true);
    expect(kept("job a", "job b")).toHaveLength(2);
  });

  it("includes everything being made when the store was cleared, or when too many changes came to remember", () => {
    const { store } = fill();
    const before = store.open();
    store.clear();
    expect(before("a", { name: "a" }, facts())).toBe(false);

    const early = store.open();
    store.drop({
      event: "jobs.edited",
      about: Array.from({ length: 10_001 }, (_, id) => `id ${id}`),
    });
    expect(early("b", { name: "b" }, facts("unconcerned"))).toBe(false);
  });

  it("doesn't include expired values, which expire by themselves", () => {
    const { store, kept } = fill();
    store.open()("soon", { name: "soon" }, { tags: [], until: Date.now() + 1000 });
    expect(store.open()("past", { name: "past" }, { tags: [], until: Date.now() })).toBe(false);

    vi.advanceTimersByTime(999);
    expect(kept("soon")).toEqual(["soon"]);
    vi.advanceTimersByTime(2);
    expect(kept("soon")).toEqual([]);
  });
});

describe("lists during many changes", () => {
  it("are dropped at once after a quiet time, then once in five seconds; ids always at once", () => {
    const { store, put, kept } = fill({ listPauseMs: 5000 });
    put("jobs", "jobs.edited");
    store.drop(about());
    expect(kept("jobs")).toEqual([]);

    put("jobs", "jobs.edited");
    put("ended", "jobs.ended");
    put("job a", "a");
    vi.advanceTimersByTime(1000);
    store.drop(about("a"));
    store.drop({ event: "jobs.ended", about: [] });
    expect(kept("jobs", "ended", "job a")).toEqual(["jobs", "ended"]);
    vi.advanceTimersByTime(3999);
    expect(kept("jobs", "ended")).toEqual(["jobs", "ended"]);
    vi.advanceTimersByTime(1);
    expect(kept("jobs", "ended")).toEqual([]);

    put("jobs", "jobs.edited");
    vi.advanceTimersByTime(5000);
    store.drop(about());
    expect(kept("jobs")).toEqual([]);
  });

  it("of another domain don't wait for them", () => {
    const { store, put, kept } = fill({ listPauseMs: 5000 });
    put("posts", "content.posts_changed");
    store.drop(about());
    store.drop({ event: "content.posts_changed", about: [] });

    expect(kept("posts")).toEqual([]);
  });
});

describe("the store's size", () => {
  it("is measured by the weight of values and tags, and the index shrinks with them", () => {
    const weigh = ({ name }: Value) => name.length * 1000;
    const { store, put, kept } = fill({ maxWeight: 10_500, weigh });
    for (const key of ["aaaa", "bbbb", "cccc"]) put(key, "tag");

    expect(kept("aaaa", "bbbb", "cccc")).toEqual(["bbbb", "cccc"]);
    expect(store.size()).toMatchObject({ entries: 2, weight: 8200 });
    put("too large to be kept", "tag");
    expect(kept("bbbb", "cccc")).toHaveLength(2);
    store.drop(about("tag"));
    expect(store.size()).toMatchObject({ entries: 0, weight: 0, dropped: 2 });
  });

  it("reserved for values requested twice is not used by those requested once", () => {
    const { put, kept } = fill({ maxEntries: 10, trialShare: 0.2 });
    put("popular", "a");
    expect(kept("popular")).toEqual(["popular"]);
    for (let count = 0; count < 1000; count += 1) put(`crawled ${count}`);

    expect(kept("popular")).toEqual(["popular"]);
    expect(kept("crawled 998", "crawled 999")).toHaveLength(2);
    expect(kept("crawled 990")).toEqual([]);
  });

  it("doesn't change how a popular value is dropped by its tags, and expires", () => {
    const { store, put, kept } = fill({ trialShare: 0.2 });
    put("popular", "a");
    kept("popular");
    vi.advanceTimersByTime(HOUR_MS - 10);
    expect(kept("popular")).toEqual(["popular"]);
    vi.advanceTimersByTime(20);
    expect(kept("popular")).toEqual([]);

    put("popular", "a");
    kept("popular");
    store.drop(about("a"));
    expect(kept("popular")).toEqual([]);
  });
});
