import { describe, expect, it } from "vitest";
import { sourceOf } from "./arrivals";

const HOST = "jobs.example.org";

describe("sourceOf", () => {
  it.each([
    ["", "", "direct"],
    ["https://jobs.example.org/search-results?query=baker", "", "site"],
    ["https://www.google.co.uk/", "", "search_engine"],
    ["https://duckduckgo.com/", "", "search_engine"],
    ["https://notgoogle.example/", "", "link"],
    ["https://news.example.com/a", "", "link"],
    ["", "?utm_source=feed", "feed"],
    ["https://www.google.com/", "?utm_source=rss&utm_medium=feed", "feed"],
    ["https://mail.example.com/", "?utm_medium=email&utm_source=alert", "alert"],
    ["", "?utm_source=partner", "link"],
    ["not an address", "", "direct"],
  ])("%s%s is %s", (referrer, search, source) => {
    expect(sourceOf({ referrer, search, host: HOST })).toBe(source);
  });
});
