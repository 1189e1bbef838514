import { describe, expect, it, vi } from "vitest";
import { env } from "@/lib/platform/env";
import { refuseOtherSites, requireSameOrigin } from "./origin";

// Stands in for the table of tokens.
vi.mock("@/lib/accounts/session", () => ({
  bearerOf: (request: Request) => request.headers.get("authorization")?.split(" ")[1] ?? null,
  readRequestActor: async (request: Request) =>
    request.headers.get("authorization") === "Bearer good" ? { id: "somebody" } : null,
}));

const COOKIE = "theme=dark; jobharbor.session=x";
const HERE = "http://localhost:3000";

function ask(headers: Record<string, string>, method = "POST"): Request {
  return new Request(`${HERE}/api/account`, {
    method,
    headers: { host: "localhost:3000", ...headers },
  });
}

// OWASP ASVS 3.5.1, 3.5.3: a write by cookie must come from this site's own pages.
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
      "from another site with a valid bearer token",
      { "sec-fetch-site": "cross-site", authorization: "Bearer good" },
    ],
    ["from a program with any token, which is checked later", { authorization: "Bearer x" }],
  ])("%s is accepted", async (_case, headers) => {
    await requireSameOrigin(ask(headers));
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
    [
      "another site's page with an invalid token",
      { "sec-fetch-site": "cross-site", authorization: "Bearer x" },
    ],
    [
      "another site's page with any other authorization",
      { "sec-fetch-site": "cross-site", authorization: "Basic good" },
    ],
    [
      "another site's page with a good token beside the reader's cookie",
      { cookie: COOKIE, "sec-fetch-site": "cross-site", authorization: "Bearer good" },
    ],
    [
      "a page at another host name that resolves to this server",
      { cookie: COOKIE, origin: "http://evil.example:3000", host: "evil.example:3000" },
    ],
    [
      "another program's page on this machine",
      { cookie: COOKIE, origin: "http://localhost:8080", host: "localhost:3000" },
    ],
  ])("from %s is refused", async (_case, headers) => {
    await expect(requireSameOrigin(ask(headers))).rejects.toThrow("from the site's own pages");
    expect((await refuseOtherSites(ask(headers)))?.status).toBe(403);
  });

  const at = (host: string) => ask({ cookie: COOKIE, origin: `http://${host}`, host });
  const DEMO = [
    "localhost:3000",
    "127.0.0.1:3000",
    "127.0.0.2:3000",
    "[::1]:3000",
    "192.168.1.5:3000",
  ];

  it.each(DEMO)("from the demo opened at %s is accepted", async (host) => {
    await requireSameOrigin(at(host));
  });

  it.each(DEMO)("from %s is refused if the site has an address of its own", async (host) => {
    const { SITE_URL } = env();
    env().SITE_URL = "https://jobs.example.org";
    const cookie = `__Host-${COOKIE.split(" ")[1]}`;
    const from = ask({ cookie, origin: `http://${host}`, host });
    await expect(requireSameOrigin(from)).rejects.toThrow("from the site's own pages");
    await requireSameOrigin(
      ask({ cookie, origin: "https://jobs.example.org", host: "inner:3000" }),
    );
    env().SITE_URL = SITE_URL;
  });

  it("is checked, a read is not", async () => {
    const cross = { cookie: COOKIE, "sec-fetch-site": "cross-site" };

    await requireSameOrigin(ask(cross, "GET"));
    for (const method of ["DELETE", "PUT", "PATCH"]) {
      await expect(requireSameOrigin(ask(cross, method))).rejects.toThrow();
    }
  });
});
