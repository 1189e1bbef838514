import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import { mayReadReplica, noteWrite } from "./own-writes";

process.env["DATABASE_REPLICA_URL"] = "postgresql://replica.example/site";
process.env["REPLICA_MAX_LAG_SECONDS"] = "2.5";

const server = createServer((request, response) => {
  const status = Number(new URL(request.url ?? "/", "http://x").searchParams.get("status") ?? 200);
  const may = mayReadReplica(request);
  noteWrite(request, response, status);
  response.writeHead(status).end(String(may));
});
let url = "";

beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
});
afterAll(() => server.close());

type RequestOptions = { method?: string; headers?: Record<string, string>; status?: number };

async function ask({ method = "GET", headers = {}, status = 200 }: RequestOptions) {
  const response = await fetch(`${url}?status=${status}`, { method, headers });
  return { may: await response.text(), cookie: response.headers.get("set-cookie") };
}

it("keeps writers with the primary, for longer than a replica in use may lag", async () => {
  const { cookie } = await ask({ method: "POST" });
  expect(cookie).toBe("jobharbor.wrote=1; Path=/; Max-Age=8; HttpOnly; SameSite=Lax");
  expect((await ask({ headers: { cookie: "a=b; jobharbor.wrote=1" } })).may).toBe("false");
  expect((await ask({ headers: { cookie: "a=b" } })).may).toBe("true");
});

it.each([{ method: "GET" }, { method: "POST", status: 422 }, { method: "DELETE", status: 500 }])(
  "sets no cookie if nothing was written: %o",
  async (asked) => {
    expect((await ask(asked)).cookie).toBeNull();
  },
);

it.each([
  { method: "POST" },
  { method: "PATCH" },
  { headers: { authorization: "Bearer x" } },
  { headers: { cookie: "jobharbor.session=abc" } },
  { headers: { cookie: "a=b; jobharbor.session.0=abc" } },
])(
  "reads the primary for a write and for anyone who may be signed in (ASVS 8.3.2): %o",
  async (asked) => {
    expect((await ask(asked)).may).toBe("false");
  },
);
