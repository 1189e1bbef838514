import { spawnSync } from "node:child_process";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { z } from "zod";
import { startWorker } from "@/lib/background/runner";
import { setUpDatabase } from "@/lib/testing/database";
import { db } from "../db/client";
import { sendMail } from "../mail/mail";
import { announce, on } from "../queue";
import { startWebServer, type WebServer } from "../server/web-server";

const [PORT, RECEIVER] = vi.hoisted(() => {
  const port = 21_000 + Math.floor(Math.random() * 20_000);
  process.env["PORT"] = String(port);
  process.env["TRUSTED_PROXIES"] = "1";
  process.env["OTEL_EXPORTER_OTLP_ENDPOINT"] = `http://127.0.0.1:${port + 1}`;
  return [port, port + 1];
});

const wished = { name: "test.wished", payload: z.object({ by: z.string() }) };

async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.url?.startsWith("/broken")) throw new Error("broken for meera@example.org");
  await db.siteSetting.findMany({ where: { name: "of meera@example.org" } });
  await db.$transaction((tx) => announce(tx, wished, { by: "meera@example.org" }));
  response.end("a page");
}
vi.mock("next", () => ({
  default: () => ({
    prepare: async () => undefined,
    getRequestHandler: () => handle,
    close: async () => undefined,
  }),
}));
vi.mock("../server/route-names", () => ({ builtRouteNames: () => () => "/job/[slug]" }));

type SentSpan = {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: { key: string; value: Record<string, unknown> }[];
  status: { code?: number };
};

setUpDatabase();

const bodies: string[] = [];
let receiver: Server;
let server: WebServer;

/** All spans that reached the receiver. */
const spans = (): SentSpan[] =>
  bodies.flatMap((body) =>
    (
      JSON.parse(body) as {
        resourceSpans: { scopeSpans: { spans: SentSpan[] }[] }[];
      }
    ).resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)),
  );

beforeAll(async () => {
  receiver = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk: Buffer) => {
      body += chunk.toString();
    });
    request.on("end", () => {
      if (request.url === "/v1/traces") bodies.push(body);
      response.setHeader("content-type", "application/json").end("{}");
    });
  });
  await new Promise<void>((done) => receiver.listen(RECEIVER, "127.0.0.1", done));
  server = await startWebServer({
    pages: [],
    bodyLimitOf: () => ({ bytes: 20_000 }),
  });
});
afterAll(() => receiver.close());

const TRACE = "4bf92f3577b34da6a3ce929d0e0e4736";

// ASVS 16.2.5
it("includes requests, their statements, the tasks they cause and emails, and nothing personal", async () => {
  const response = await fetch(`http://127.0.0.1:${PORT}/job/meera?email=meera@example.org`, {
    headers: { traceparent: `00-${TRACE}-00f067aa0ba902b7-01` },
  });
  await response.text();
  await fetch(`http://127.0.0.1:${PORT}/broken`);
  const send = async () => {
    const to = { address: "meera@example.org", name: "Meera" };
    await sendMail({
      messageId: "one",
      to,
      subject: "Meera",
      text: "Meera",
      html: "Meera",
    } as never);
  };
  const worker = await startWorker({
    queues: [{ name: "mail", slots: 1, reactions: { wish: [on(wished, send)] } }],
  });
  await vi.waitFor(async () => {
    const rows = await db.$queryRaw`SELECT 1 FROM graphile_worker._private_jobs`;
    expect(rows).toEqual([]);
  });
  await worker.stop();
  await server.stop(0);

  const named = (name: string) => spans().filter((span) => span.name === name);
  const [page, broken] = named("GET /job/[slug]");
  expect(page).toMatchObject({ traceId: TRACE, parentSpanId: "00f067aa0ba902b7" });
  const values = Object.fromEntries(page?.attributes.map(({ key, value }) => [key, value]) ?? []);
  expect(values).toMatchObject({
    "http.route": { stringValue: "/job/[slug]" },
    "http.response.status_code": { intValue: 200 },
    "jobharbor.request_id": { stringValue: response.headers.get("x-request-id") },
  });
  expect(broken?.status.code).toBe(2);
  expect(broken?.traceId).not.toBe(TRACE);
  expect(named("select site_settings")).toContainEqual(
    expect.objectContaining({ traceId: TRACE, parentSpanId: page?.spanId }),
  );
  const [task] = named("task test.wished");
  expect(task).toMatchObject({ traceId: TRACE });
  expect(named("mail send")).toMatchObject([{ traceId: TRACE, parentSpanId: task?.spanId }]);
  expect(bodies.join()).not.toMatch(/meera/i);
});

it("loads nothing without an endpoint", () => {
  const program = `const { startTracing } = await import("./lib/platform/observability/tracing-start.ts");
    const { inSpan, traceParent } = await import("./lib/platform/observability/tracing.ts");
    await startTracing("jobharbor-test");
    const trace = await inSpan("work", { kind: "internal" }, async () => traceParent());
    const { createRequire } = await import("node:module");
    const loaded = Object.keys(createRequire(process.cwd() + "/x.js").cache);
    console.log(JSON.stringify([trace, loaded.filter((path) => path.includes("@opentelemetry")).length > 0]));`;
  const respondWith = (endpoint: string) =>
    spawnSync(
      process.execPath,
      ["--conditions=react-server", "--import", "tsx", "--input-type=module", "-e", program],
      { encoding: "utf8", env: { ...process.env, OTEL_EXPORTER_OTLP_ENDPOINT: endpoint } },
    ).stdout;

  expect(JSON.parse(respondWith(""))).toEqual([null, false]);
  expect(JSON.parse(respondWith(`http://127.0.0.1:${RECEIVER}`))).toEqual([
    expect.stringMatching(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/),
    true,
  ]);
});
