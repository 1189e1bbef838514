import { describe, expect, it } from "vitest";
import { config } from "@/middleware";
import { AREAS, areaOf, firstPage, homeOf, loginPath, ownPath, sessionCookieName } from "./areas";

// OWASP ASVS 3.7.2: only paths of this site.
describe("ownPath", () => {
  it.each([
    ["/app", "/app"],
    ["/search-results?query=a%20b#x", "/search-results?query=a%20b#x"],
    ["/app/../admin", "/admin"],
  ])("keeps %s", (given, kept) => {
    expect(ownPath(given)).toBe(kept);
  });

  it.each([
    "//evil.example",
    "/\\evil.example",
    "\\/evil.example",
    "https://evil.example",
    "https:evil.example",
    "javascript:alert(1)",
    "/\t/evil.example",
    "/\r\n/evil.example",
    "/app\u0000",
    " /app",
    "app",
    "",
    `/${"a".repeat(2000)}`,
    undefined,
    ["/app", "/admin"],
  ])("refuses %j", (given) => {
    expect(ownPath(given)).toBeNull();
  });

  it("keeps an encoded address that is only a path", () => {
    expect(ownPath("/%2f%2fevil.example")).toBe("/%2f%2fevil.example");
  });
});

describe("areas", () => {
  it.each([
    ["/app", "/app"],
    ["/app/settings/security", "/app"],
    ["/employer/jobs", "/employer"],
    ["/admin", "/admin"],
    ["/apples", null],
    ["/", null],
    ["/jobs/1/apply", null],
  ])("%s is in %s", (path, area) => {
    expect(areaOf(path)?.path ?? null).toBe(area);
  });

  it.each(AREAS.map(({ path }) => path))("the middleware guards %s", (path) => {
    expect(config.matcher).toContain(`${path}/:path*`);
  });

  it("sends employers and admins to their work and seekers to /app", () => {
    expect([homeOf("employer"), homeOf("job_seeker"), homeOf("admin")]).toEqual([
      "/employer/home",
      "/app",
      "/admin",
    ]);
    expect([firstPage("employer"), firstPage("job_seeker"), firstPage("admin")]).toEqual([
      "/employer/home",
      "/app",
      "/app",
    ]);
  });

  it("puts the page that someone came from into the login's address", () => {
    expect(loginPath("/app?tab=a&b=c")).toBe("/login?from=%2Fapp%3Ftab%3Da%26b%3Dc");
  });
});

// OWASP ASVS 3.3.1, 3.3.3.
it("names the cookie so that browsers accept it only from this host over HTTPS", () => {
  expect(sessionCookieName("https://jobs.example")).toBe("__Host-jobharbor.session");
  expect(sessionCookieName("http://localhost:3000")).toBe("jobharbor.session");
  expect(sessionCookieName(undefined)).toBe("jobharbor.session");
});
