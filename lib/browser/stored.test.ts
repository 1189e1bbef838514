import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { stored } from "./stored";

const toWords = (json: unknown) => (Array.isArray(json) ? json.map(String) : []);

let kept: Map<string, string>;
let page: EventTarget;

function refuse(): never {
  throw new DOMException("refused", "SecurityError");
}

/** What another tab of the site does. */
function changeElsewhere(text: string): void {
  kept.set("words", text);
  page.dispatchEvent(new Event("storage"));
}

beforeEach(() => {
  kept = new Map();
  page = new EventTarget();
  vi.stubGlobal("window", page);
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  });
});

afterEach(() => vi.unstubAllGlobals());

describe("stored", () => {
  it("returns what another page view stored", () => {
    stored("words", toWords).write(["a", "b"]);

    expect(stored("words", toWords).read()).toEqual(["a", "b"]);
  });

  it("returns the same object until the value changes", () => {
    const words = stored("words", toWords);
    words.write(["a"]);

    expect(words.read()).toBe(words.read());
  });

  it.each(["", "{", "null", '{"a":1}'])("treats %j in the storage as nothing", (text) => {
    kept.set("words", text);

    expect(stored("words", toWords).read()).toEqual([]);
  });

  it("reports changes made here and in another tab until unsubscribed", () => {
    const words = stored("words", toWords);
    const listener = vi.fn();
    const stop = words.subscribe(listener);

    words.write(["a"]);
    changeElsewhere('["b"]');
    stop();
    changeElsewhere('["c"]');

    expect(listener).toHaveBeenCalledTimes(2);
    expect(words.read()).toEqual(["c"]);
  });

  it("removes the key", () => {
    const words = stored("words", toWords);
    words.write(["a"]);

    expect(words.remove()).toBe(true);

    expect(kept.has("words")).toBe(false);
    expect(words.read()).toEqual([]);
  });

  it.each([
    ["refuses everything", ["getItem", "setItem", "removeItem"]],
    ["refuses only writing", ["setItem", "removeItem"]],
  ])("keeps the value while the page is open if the storage %s", (_what, calls) => {
    for (const call of calls) Object.assign(localStorage, { [call]: refuse });
    const words = stored("words", toWords);

    expect(words.write(["a"])).toBe(false);
    expect(words.read()).toEqual(["a"]);
    expect(words.remove()).toBe(false);
    expect(words.read()).toEqual([]);
  });
});
