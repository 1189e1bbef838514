import { expect, it } from "vitest";
import { isAllowed, readRobots } from "./robots";

const TEXT = `
User-agent: badbot
Disallow: /

User-agent: *
Disallow: /private
Allow: /private/jobs
Disallow: /*.pdf$   # no files
Crawl-delay: 3
Sitemap: https://lantern.example/jobs.xml
`;

it.each([
  ["/", true],
  ["/private/salaries", false],
  ["/private/jobs/1", true],
  ["/flyer.pdf", false],
  ["/flyer.pdf?x=1", true],
])("applies the rules for everybody to %s: %s", (path, expected) => {
  expect(isAllowed(readRobots(TEXT), new URL(path, "https://lantern.example"))).toBe(expected);
});

it.each([
  ["/a*c", "/abbbc", false],
  ["/a*c", "/abbb", true],
  ["/a*c$", "/acbc", false],
  ["/a*c$", "/acb", true],
  ["/a$", "/a", false],
  ["/a$", "/ab", true],
  ["/*", "/anything", false],
  ["/a*b*$", "/acbd", false],
  ["/*ab$", "/ab", false],
  ["/ab*b$", "/ab", true],
])("applies a rule with wildcards: %s to %s", (rule, path, expected) => {
  const rules = readRobots(`User-agent: *\nDisallow: ${rule}`);

  expect(isAllowed(rules, new URL(path, "https://lantern.example"))).toBe(expected);
});

it("reads any rule and line quickly, whoever wrote it", () => {
  const rule = `Disallow: /${"*a".repeat(200)}b`;
  const rules = readRobots(`User-agent: *\n${rule}\nAllow:${" ".repeat(400_000)}x`);

  expect(isAllowed(rules, new URL(`/${"a".repeat(2000)}`, "https://lantern.example"))).toBe(true);
});

it("prefers the rules that name us to those for everybody", () => {
  const rules = readRobots(`${TEXT}\nUser-Agent: other\nUser-Agent: JobHarbor\nDisallow: /jobs`);
  expect(isAllowed(rules, new URL("https://lantern.example/private/x"))).toBe(true);
  expect(isAllowed(rules, new URL("https://lantern.example/jobs/1"))).toBe(false);
});

it("reads the delay and the sitemaps", () => {
  expect(readRobots(TEXT)).toMatchObject({
    delaySeconds: 3,
    sitemaps: ["https://lantern.example/jobs.xml"],
  });
});

it("allows everything if the text isn't a robots.txt", () => {
  expect(isAllowed(readRobots("<html>nothing here</html>"), new URL("https://x.example/a"))).toBe(
    true,
  );
});
