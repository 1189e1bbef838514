import { expect, test } from "./fixtures";

test("every page carries a policy whose nonce its scripts have, new each time", async ({
  request,
}) => {
  const nonces = new Set<string>();
  // Asked for again, a page is one that was kept.
  for (const path of ["/", "/", "/search-results", "/companies", "/companies", "/no/such/page"]) {
    const answer = await request.get(path);
    const policy = answer.headers()["content-security-policy"] ?? "";
    const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? "";
    nonces.add(nonce);

    expect(policy, path).toContain("'strict-dynamic'");
    expect(policy).toContain("frame-ancestors 'none'");
    const scripts = [...(await answer.text()).matchAll(/<script(?![^>]*ld\+json)([^>]*)>/g)];
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
  // They say another thing to whoever is logged in.
  ["/invitations/00000000-0000-7000-8000-000000000000?token=x", false],
  ["/company-verifications/00000000-0000-7000-8000-000000000000?token=x", false],
  ["/api/searchJobs", false],
] as const) {
  test(`${path} ${cacheable ? "may be kept by any cache" : "is kept by nobody"}`, async ({
    request,
  }) => {
    const answer = await request.get(path);
    const control = answer.headers()["cache-control"] ?? "";

    if (cacheable) expect(control).toMatch(/^public, .*s-maxage=\d+, stale-while-revalidate=\d+$/);
    else expect(control).toBe("private, no-store");
    expect(answer.headers()["x-powered-by"]).toBeUndefined();
    expect(answer.headers()["set-cookie"]).toBeUndefined();
    expect(answer.headers()["x-content-type-options"]).toBe("nosniff");
  });
}

test("a page is the same for every visitor", async ({ request }) => {
  const read = async (headers: Record<string, string>) => {
    const answer = await request.get("/companies", { headers });
    const nonce =
      /'nonce-([^']+)'/.exec(answer.headers()["content-security-policy"] ?? "")?.[1] ?? "";
    const text = await answer.text();
    // The footer's form says when it was written, by the clock and not by the visitor.
    const written = /name="form" value="([^"]+)"/.exec(text)?.[1] ?? "";
    return text.replaceAll(nonce, "").replaceAll(written, "");
  };

  const stranger = await read({});
  const visitor = await read({ cookie: "session=1; theme=dark", "accept-language": "fr" });

  expect(visitor).toBe(stranger);
});
