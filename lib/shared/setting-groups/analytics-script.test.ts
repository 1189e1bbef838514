import { expect, it } from "vitest";
import { analyticsScript } from "./analytics-script";
import { DEFAULT_DISCOVERY, type SiteDiscovery } from "./discovery";

const scriptOf = (given: Partial<SiteDiscovery>) =>
  analyticsScript({ ...DEFAULT_DISCOVERY, ...given }, "https://jobs.example.org");

it("returns none by default, or while something is missing", () => {
  expect(scriptOf({})).toBeNull();
  expect(scriptOf({ analytics: "off", analyticsScript: "https://x.example/s.js" })).toBeNull();
  expect(scriptOf({ analytics: "umami" })).toBeNull();
  expect(scriptOf({ analytics: "other" })).toBeNull();
});

it("returns the service's own script or the operator's, with the site's identifier", () => {
  expect(scriptOf({ analytics: "plausible" })).toEqual({
    src: "https://plausible.io/js/script.js",
    attributes: { "data-domain": "jobs.example.org" },
    reportsTo: ["https://plausible.io"],
  });
  const own = "https://count.example.org/umami.js";
  expect(scriptOf({ analytics: "umami", analyticsScript: own, analyticsSite: "a-1" })).toEqual({
    src: own,
    attributes: { "data-website-id": "a-1" },
    reportsTo: ["https://count.example.org"],
  });
});

it("reports to its own host, the gateway of Umami's cloud, and the given hosts", () => {
  const cloud = scriptOf({ analytics: "umami", analyticsSite: "a-1" });
  const given = scriptOf({
    analytics: "other",
    analyticsScript: "https://cdn.example.org/s.js",
    analyticsReportsTo: ["in.example.org", "cdn.example.org"],
  });

  expect(cloud?.reportsTo).toEqual(["https://cloud.umami.is", "https://gateway.umami.is"]);
  expect(given?.reportsTo).toEqual(["https://cdn.example.org", "https://in.example.org"]);
});
