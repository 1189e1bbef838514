import { describe, expect, it } from "vitest";
import { refuseOtherSites, requireSameOrigin } from "./origin";

const COOKIE = "theme=dark; jobharbor.session=x";
const HERE = "http://localhost:3000";

function ask(headers: Record<string, string>, method = "POST"): Request {
  return new Request(`${HERE}/api/account`, {
    method,
    headers: { host: "localhost:3000", ...headers },
  });
}

// OWASP ASVS 3.5.1, 3.5.3: a write by cookie comes from this site's own pages.
describe("a write", () => {
  it.each([
    ["from this site's page", { cookie: COOKIE, "sec-fetch-site": "same-origin" }],
    ["from this site's page, in an older browser", { cookie: COOKIE, origin: HERE }],
    [
      "from the address bar with the site's origin",
      { cookie: COOKIE, "sec-fetch-site": "none", origin: HERE },
    ],
    ["from a program without a cookie", {}],
    [
      "from another site with a bearer token",
      { "sec-fetch-site": "cross-site", authorization: "Bearer x" },
    ],
  ])("%s goes through", (_case, headers) => {
    expect(() => requireSameOrigin(ask(headers))).not.toThrow();
  });

  it.each([
    [
      "another site's page",
      { cookie: COOKIE, "sec-fetch-site": "cross-site", origin: "https://evil.example" },
    ],
    [
      "a sister site's page",
      { cookie: COOKIE, "sec-fetch-site": "same-site", origin: "http://other.localhost:3000" },
    ],
    [
      "another site's page, in an older browser",
      { cookie: COOKIE, origin: "https://evil.example" },
    ],
    ["a sandboxed frame", { cookie: COOKIE, origin: "null" }],
    ["something that sends the cookie and nothing else", { cookie: COOKIE }],
    ["another site's page, signed out", { "sec-fetch-site": "cross-site" }],
  ])("from %s is refused", (_case, headers) => {
    expect(() => requireSameOrigin(ask(headers))).toThrow("from the site's own pages alone");
    expect(refuseOtherSites(ask(headers))?.status).toBe(403);
  });

  it("is what is checked: reads are not", () => {
    const cross = { cookie: COOKIE, "sec-fetch-site": "cross-site" };

    expect(() => requireSameOrigin(ask(cross, "GET"))).not.toThrow();
    expect(() => requireSameOrigin(ask(cross, "DELETE"))).toThrow();
    expect(() => requireSameOrigin(ask(cross, "PUT"))).toThrow();
    expect(() => requireSameOrigin(ask(cross, "PATCH"))).toThrow();
  });
});
