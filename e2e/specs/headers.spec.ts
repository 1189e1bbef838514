import { expect, test } from "../support/fixtures";

test("every page has a policy with its scripts' nonce, new each time", async ({ request }) => {
  const nonces = new Set<string>();
  // Requested again, a page comes from memory.
  for (const path of ["/", "/", "/search-results", "/companies", "/companies", "/no/such/page"]) {
    const response = await request.get(path);
    const policy = response.headers()["content-security-policy"] ?? "";
    const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? "";
    nonces.add(nonce);

    expect(policy, path).toContain("'strict-dynamic'");
    expect(policy).toContain("frame-ancestors 'none'");
    const scripts = [...(await response.text()).matchAll(/<script(?![^>]*ld\+json)([^>]*)>/g)];
    expect(scripts.length).toBeGreaterThan(0);
    for (const [tag] of scripts) expect(tag).toContain(`nonce="${nonce}"`);
  }
  expect(nonces.size).toBe(6);
});

for (const [path, cacheable] of [
  ["/", true],
  ["/search-results?query=nurse", true],
  ["/jobs", true],
  ["/companies", true],
  ["/login", false],
  // Their content differs for signed-in people.
  ["/invitations/00000000-0000-7000-8000-000000000000?token=x", false],
  ["/company-verifications/00000000-0000-7000-8000-000000000000?token=x", false],
  ["/api/searchJobs", false],
] as const) {
  test(`${path} ${cacheable ? "may be kept by any cache" : "is kept by no one"}`, async ({
    request,
  }) => {
    const response = await request.get(path);
    const control = response.headers()["cache-control"] ?? "";

    if (cacheable) expect(control).toBe("public, s-maxage=60, stale-while-revalidate=30");
    else expect(control).toBe("private, no-store");
    expect(response.headers()["x-powered-by"]).toBeUndefined();
    expect(response.headers()["set-cookie"]).toBeUndefined();
    expect(response.headers()["x-content-type-options"]).toBe("nosniff");
  });
}

test("no cache keeps the router's response for a browser's", async ({ request }) => {
  const { jobsSearched } = await (await request.get("/api/searchJobs?limit=1")).json();
  const path = `/job/${jobsSearched[0].slug}`;
  const redirected = await request.get(path, { headers: { rsc: "1" }, maxRedirects: 0 });
  expect(redirected.status()).toBe(307);
  expect(redirected.headers()["cache-control"]).toBe("private, no-store");

  const data = await request.get(redirected.headers()["location"] ?? "", { headers: { rsc: "1" } });
  expect(data.headers()["content-type"]).toContain("text/x-component");
  const page = await request.get(path);
  expect(page.headers()["content-type"]).toContain("text/html");
  for (const response of [redirected, data, page]) {
    expect(response.headers()["vary"]?.split(", ")).toEqual([
      ...["rsc", "next-router-state-tree", "next-router-prefetch"],
      ...["next-router-segment-prefetch", "accept-encoding"],
    ]);
  }
});

test("parameters that a page doesn't read don't appear in the page that others get", async ({
  request,
}) => {
  for (const path of ["/terms-of-service", "/companies?page=1"]) {
    const invented = `invented${Math.random().toString(36).slice(2)}`;
    const first = await request.get(
      `${path}${path.includes("?") ? "&" : "?"}utm_source=${invented}`,
    );
    expect(first.status()).toBe(200);
    expect(await first.text()).not.toContain(invented);
    expect(await (await request.get(path)).text()).not.toContain(invented);
  }
});

test("a page is the same for every visitor", async ({ request }) => {
  const read = async (headers: Record<string, string>) => {
    const response = await request.get("/companies", { headers });
    const nonce =
      /'nonce-([^']+)'/.exec(response.headers()["content-security-policy"] ?? "")?.[1] ?? "";
    const text = await response.text();
    // The footer's form says when it was rendered, which differs by the clock and not by the
    // visitor.
    const written = /name="form" value="([^"]+)"/.exec(text)?.[1] ?? "";
    return text.replaceAll(nonce, "").replaceAll(written, "");
  };

  const stranger = await read({});
  const visitor = await read({ cookie: "session=1; theme=dark", "accept-language": "fr" });

  expect(visitor).toBe(stranger);
});
