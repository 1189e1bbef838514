import { expect, test } from "../support/fixtures";

// What machines ask about the product (playwright.config.ts sets the token).
const TOKEN = "the token of the browser tests";
const asOperator = { headers: { authorization: `Bearer ${TOKEN}` } };

test("the site says that it runs and that it is ready, and nothing more to strangers", async ({
  request,
}) => {
  const alive = await request.get("/healthz");
  expect([alive.status(), await alive.text()]).toEqual([200, "ok\n"]);
  const ready = await request.get("/readyz");
  expect([ready.status(), await ready.text()]).toEqual([200, "ready\n"]);
  expect(await (await request.get("/readyz", asOperator)).json()).toEqual({
    state: "ready",
    checks: { database: true, migrations: true, worker: true, disk: true, serving: true },
  });
});

test("strangers get no metrics, and Prometheus gets those of the routes", async ({ request }) => {
  expect((await request.get("/metrics")).status()).toBe(404);
  await request.get("/search-results?query=meera@example.org");
  const text = await (await request.get("/metrics", asOperator)).text();

  expect(text).toMatch(/jobharbor_http_request_seconds_count\{.*route="\/search-results"/);
  expect(text).toContain('jobharbor_queue_tasks{state="due"}');
  expect(text).toContain("jobharbor_workers 1");
  expect(text).not.toContain("meera");
});

test("each request has an id, in the response of a page and of a failed call", async ({
  request,
}) => {
  const page = await request.get("/");
  expect(page.headers()["x-request-id"]).toMatch(/^[0-9a-f-]{36}$/);
  const failed = await request.post("/api/login", { data: {} });
  expect((await failed.json()).requestId).toBe(failed.headers()["x-request-id"]);
});
