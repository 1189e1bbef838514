import { describe, expect, it } from "vitest";
import { dayOf, isProgram } from "./views";

describe("isProgram", () => {
  it.each([
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36",
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1",
    "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0",
    "Mozilla/5.0 (Linux; Android 14; CUBOT X50) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0 Mobile Safari/537.36",
  ])("is false for a person's browser: %s", (userAgent) => {
    expect(isProgram(userAgent)).toBe(false);
  });

  it.each([
    "",
    "curl/8.5.0",
    "python-requests/2.32",
    "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
    "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; bingbot/2.0) Chrome/142.0 Safari/537.36",
    "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/142.0 Safari/537.36",
  ])("is true for %s", (userAgent) => {
    expect(isProgram(userAgent)).toBe(true);
  });
});

describe("dayOf", () => {
  it("is the day in UTC", () => {
    expect(dayOf(new Date("2026-11-21T23:59:59.999Z"))).toBe("2026-11-21");
  });
});
