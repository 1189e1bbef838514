import { rmSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import type { APIRequestContext } from "@playwright/test";
import type { ProxyOptions, RunningProxy } from "@/lib/testing/services/proxy";
import { INSTALLED, startCaddy, startNginx } from "@/lib/testing/services/proxy";
import { joinCompany } from "../support/companies";
import { DATA } from "../support/database";
import { expect, test } from "../support/fixtures";
import { PASSWORD, type Person, sealSession } from "../support/people";
import {
  ask,
  examine,
  keepAsking,
  METRICS_ACCESS,
  type RunningServer,
  startServer,
  stopServer,
  untilReady,
  untilServing,
} from "../support/servers";
import { expectFollowing, expectStreamsEnd } from "../support/streams";

// The configurations in deploy/ in front of two of the product's servers: what is cached and what
// isn't, over TLS, and that one server may go away while visitors come. Skipped if the proxy is
// missing.

type Kind = {
  name: "nginx" | "caddy";
  start: (options: ProxyOptions) => Promise<RunningProxy>;
  ports: { http: number; https: number; servers: [number, number] };
};

const KINDS: Kind[] = [
  { name: "nginx", start: startNginx, ports: { http: 3281, https: 3280, servers: [3283, 3284] } },
  { name: "caddy", start: startCaddy, ports: { http: 3291, https: 3290, servers: [3293, 3294] } },
];

const COMPRESSED = /^(?:br|gzip)$/;
// As the machine resolves "localhost".
const LOOPBACK = /^(?:127\.0\.0\.0\/24|0:0:0::\/48)$/;

const cookieOf = async (person: Person) => `__Host-jobharbor.session=${await sealSession(person)}`;

async function isKept(request: APIRequestContext, path: string, headers = {}): Promise<boolean> {
  const response = await request.get(path, { headers });
  return response.headers()["x-cache"] === "HIT";
}

for (const { name, start, ports } of KINDS) {
  test.describe(`behind ${name}`, () => {
    test.skip(!INSTALLED[name], `${name} is not installed`);
    const url = `https://localhost:${ports.https}`;
    test.use({ baseURL: url, ignoreHTTPSErrors: true });
    // The servers are shared, and the last test takes one away.
    test.describe.configure({ mode: "default" });
    const folder = `${DATA}-${name}`;
    let proxy: RunningProxy | undefined;
    let servers: RunningServer[] = [];

    test.beforeAll(async () => {
      rmSync(folder, { recursive: true, force: true });
      servers = ports.servers.map((port) => startServer(port, url));
      await Promise.all(ports.servers.map(untilReady));
      const { http: httpPort, https: httpsPort } = ports;
      proxy = await start({ folder, httpPort, httpsPort, servers: ports.servers });
    });

    test.afterAll(async () => {
      await proxy?.stop();
      for (const server of servers) await stopServer(server, "SIGKILL");
      rmSync(folder, { recursive: true, force: true });
    });

    test("someone logs in over TLS and is known to both servers, with their own network", async ({
      page,
      aPerson,
      sql,
    }) => {
      const person = await aPerson();
      await page.goto("/login");
      await page.getByLabel("Email", { exact: false }).first().fill(person.email);
      await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
      await page.getByRole("button", { name: "Login", exact: true }).click();
      await expect(page).toHaveURL(`${url}/app`);
      const cookies = await page.context().cookies();
      expect(cookies.find((cookie) => cookie.name === "__Host-jobharbor.session")).toMatchObject({
        secure: true,
        httpOnly: true,
      });
      for (const _ of [1, 2, 3, 4]) {
        await page.reload();
        await expect(page).toHaveURL(`${url}/app`);
      }
      // The tests' own header claims another network; the proxy's word counts.
      const [row] = await sql<{ network: string }>(
        "SELECT network FROM sessions WHERE user_id = $1 AND network IS NOT NULL",
        [person.id],
      );
      expect(row?.network).toMatch(LOOPBACK);
    });

    test("the installation check recognises the proxy", async () => {
      const found = /It answers at.*\n.*one proxy, as TRUSTED_PROXIES says.*\n(?:.*\n)*0 problems/;
      expect(await examine(ports.servers[0], url)).toMatch(found);
    });

    test("personal responses are never cached", async ({ request, aPerson }) => {
      const [one, other] = [await aPerson(), await aPerson()];
      for (const path of ["/login", "/login", "/api/searchJobs", "/api/searchJobs"]) {
        expect(await isKept(request, path), path).toBe(false);
      }
      for (const person of [one, other, one]) {
        const cookie = await cookieOf(person);
        const response = await request.get("/app/settings", { headers: { cookie } });
        expect(response.status()).toBe(200);
        expect(response.headers()["cache-control"]).toBe("private, no-store");
        const text = await response.text();
        expect(text).toContain(person.email);
        expect(text).not.toContain((person === one ? other : one).email);
      }
      const stranger = await request.get("/app/settings", { maxRedirects: 0 });
      expect([stranger.status(), stranger.headers()["cache-control"]]).toEqual([
        307,
        "private, no-store",
      ]);
    });

    test("the router's requests for data don't replace a cached page", async ({
      request,
      aPosting,
    }) => {
      const { path } = await aPosting();
      for (const address of [path, `${path}?_rsc=1`]) {
        for (const headers of [{ rsc: "1" }, { rsc: "1", "next-router-prefetch": "1" }]) {
          await request.get(address, { headers, maxRedirects: 0 });
        }
        const page = await request.get(address, { maxRedirects: 0 });
        expect(page.status(), address).toBe(200);
        expect(page.headers()["content-type"]).toContain("text/html");
        expect(await page.text()).toContain("</html>");
      }
    });

    test("bodies larger than the largest upload are refused, and plain HTTP redirects to TLS", async ({
      request,
      playwright,
    }) => {
      const refused = await request.post("/api/login", {
        headers: { "content-type": "application/json" },
        data: Buffer.alloc(11_000_000, " "),
      });
      expect(refused.status()).toBe(413);
      const authorization = METRICS_ACCESS;
      expect((await request.get("/metrics", { headers: { authorization } })).status()).toBe(404);

      const plain = await playwright.request.newContext();
      const moved = await plain.get(`http://localhost:${ports.http}/jobs?page=2`, {
        maxRedirects: 0,
      });
      expect(moved.status()).toBe(308);
      expect(moved.headers()["location"]).toMatch(/^https:\/\/localhost(?::\d+)?\/jobs\?page=2$/);
      await plain.dispose();
    });

    test("public pages are cached with the policy that they were sent with", async ({
      request,
      aPosting,
    }) => {
      test.skip(name === "caddy", "Caddy keeps nothing");
      const { path, title } = await aPosting();
      const nonces = new Set<string>();
      for (const wanted of ["MISS", "HIT", "HIT"]) {
        const response = await request.get(path);
        const headers = response.headers();
        const nonce = /'nonce-([^']+)'/.exec(headers["content-security-policy"] ?? "")?.[1];
        nonces.add(String(nonce));
        expect(headers["x-cache"]).toBe(wanted);
        expect(headers["content-encoding"]).toMatch(COMPRESSED);
        const text = await response.text();
        expect(text).toContain(title);
        expect(text).toContain(`nonce="${nonce}"`);
      }
      expect(nonces.size).toBe(1);
    });

    test("scripts are cached compressed, and requests for other hosts are refused", async ({
      request,
    }) => {
      test.skip(name === "caddy", "Caddy keeps nothing");
      const html = await (await request.get("/")).text();
      const script = /src="(\/_next\/static\/[^"]+\.js)"/.exec(html)?.[1] ?? "";
      await request.get(script);
      const headers = (await request.get(script)).headers();
      expect(headers["x-cache"]).toBe("HIT");
      expect(headers["content-encoding"]).toMatch(COMPRESSED);
      expect(headers["cache-control"]).toContain("immutable");
      expect(await ask(`${url}/`, { headers: { host: "somebody-elses.example" } })).toBe(0);
      expect(await ask(`https://127.0.0.1:${ports.https}/`)).toBe(0);
    });

    test("event streams arrive at once, and don't delay a server that stops", async ({
      anApplicant,
      aPerson,
      aPosting,
      sql,
    }) => {
      const [person, job] = [await aPerson({ userType: "employer" }), await aPosting()];
      await joinCompany(sql, person, job);
      const id = await anApplicant(job);
      const headers = { cookie: await cookieOf(person), accept: "text/event-stream" };
      await expectFollowing({ url, headers, id, sql });

      const [first, second] = servers as [RunningServer, RunningServer];
      await expectStreamsEnd(first, headers);
      servers = [startServer(first.port, url), second];
      await untilReady(first.port);
    });

    test("one of two servers stops and starts again, and no visitor notices", async ({
      aPerson,
      aPosting,
    }) => {
      const [person, posting] = [await aPerson(), await aPosting()];
      const headers = { cookie: await cookieOf(person), "sec-fetch-site": "same-origin" };
      let turn = 0;
      const save = () => ({ method: turn++ % 2 ? "PUT" : "DELETE", headers });
      const asks = [
        () => ask(`${url}/search-results?query=${turn++}`),
        () => ask(`${url}${posting.path}?${turn++}`),
        () => ask(`${url}/app`, { headers }),
        () => ask(`${url}/api/saved-jobs`, { headers }),
        () => ask(`${url}/api/saved-jobs/${posting.id}`, save()),
      ];
      const stopAsking = keepAsking(asks);
      const [first, second] = servers as [RunningServer, RunningServer];
      await stopServer(first, "SIGTERM");
      await wait(1000);
      servers = [startServer(first.port, url), second];
      // As with a release: the next server goes when the proxy uses the first one again.
      await untilServing(first.port);
      await stopServer(second, "SIGTERM");
      await wait(500);
      const isFailure = (status: number) => status < 200 || status >= 300;
      const failed = (await stopAsking()).map((statuses) => statuses.filter(isFailure));

      // In the order of what was asked.
      expect(failed).toEqual(asks.map(() => []));
    });
  });
}
