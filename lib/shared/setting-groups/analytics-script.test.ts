import { expect, it } from "vitest";
import { analyticsScript } from "./analytics-script";
import { DEFAULT_DISCOVERY, type SiteDiscovery } from "./discovery";

const scriptOf = (given: Partial<SiteDiscovery>) =>
  analyticsScript({ ...DEFAULT_DISCOVERY, ...given }, "https://jobs.example.org");

it("is none by default, and while something is missing", () => {
  expect(scriptOf({})).toBeNull();
  expect(scriptOf({ analytics: "off", analyticsScript: "https://x.example/s.js" })).toBeNull();
  expect(scriptOf({ analytics: "umami" })).toBeNull();
  expect(scriptOf({ analytics: "other" })).toBeNull();
});

it("is the service's own or the operator's, with what identifies the site", () => {
  expect(scriptOf({ analytics: "plausible" })).toEqual({
    src: "https://plausible.io/js/script.js",
    attributes: { "data-domain": "jobs.example.org" },
    origin: "https://plausible.io",
  });
  const own = "https://count.example.org/umami.js";
  expect(scriptOf({ analytics: "umami", analyticsScript: own, analyticsSite: "a-1" })).toEqual({
    src: own,
    attributes: { "data-website-id": "a-1" },
    origin: "https://count.example.org",
  });
});
