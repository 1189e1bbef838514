import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "@playwright/test";
import { expectNoViolations } from "../support/axe";
import { expect, test } from "../support/fixtures";
import { anyJob } from "../support/pages";
import { shootAll } from "../support/screenshots";

// A page of somebody else's, on another origin, with what the product gives people to paste.

let server: Server;
let pasted = "";
const elsewhere = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

test.beforeAll(async () => {
  server = createServer((_, response) => {
    response.setHeader("content-type", "text/html; charset=utf-8");
    response.end(`<!doctype html><html lang="en"><title>Elsewhere</title>${pasted}</html>`);
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
});

test.afterAll(() => server.close());

/** The height of a frame, and of what is in it. */
async function heights(page: Page, at: number): Promise<{ frame: number; content: number }> {
  const frame = page.locator("iframe").nth(at);
  const content = frame.contentFrame().locator("body");
  return {
    frame: (await frame.boundingBox())?.height ?? 0,
    content: Math.ceil((await content.boundingBox())?.height ?? -1),
  };
}

test("a company's list is put together here, and shown on another site", async ({
  page,
  request,
  context,
}) => {
  const job = await anyJob(request);
  await page.goto(`/companies/${job.companySlug}`);
  await page.getByRole("link", { name: "Put these jobs on your site" }).click();
  const heading = page.getByRole("heading", { level: 1, name: "Put these jobs on your site" });
  await expect(heading).toBeVisible();
  const code = page.getByRole("textbox", { name: "For most sites" });
  const preview = page.getByRole("region", { name: "Preview" }).locator("iframe");
  await expect(preview.contentFrame().getByRole("listitem").first()).toBeVisible();
  await expect(async () => {
    await page.getByLabel("Theme", { exact: true }).first().selectOption("dark");
    await expect(code).toHaveValue(/data-theme="dark"/, { timeout: 1000 });
  }).toPass();
  await page.getByRole("spinbutton", { name: "Jobs to show" }).fill("2");
  await page.getByLabel("Colour of the links").fill("#ffff00");
  await expect(code).toHaveValue(/data-accent="#ffff00" data-theme="dark" data-count="2"/);
  await expect(preview).toHaveAttribute("src", /accent=%23ffff00&theme=dark&count=2/);
  await expect(preview.contentFrame().locator("html")).toHaveCSS("color-scheme", "dark");
  await expectNoViolations(page);
  await shootAll(page, "embed-builder");

  // Twice on one page, and the script twice.
  const html = await code.inputValue();
  pasted = `<h1>Elsewhere</h1>${html}${html}`;
  await page.goto(elsewhere());
  await expect(page.locator("iframe")).toHaveCount(2);
  const list = page.frameLocator("iframe >> nth=0");
  await expect(list.getByRole("heading", { level: 1 })).toContainText("Jobs at");
  for (const at of [0, 1]) {
    await page.locator("iframe").nth(at).scrollIntoViewIfNeeded();
    await expect
      .poll(async () => {
        const { frame, content } = await heights(page, at);
        return frame - content;
      })
      .toBe(0);
  }
  const wide = (await heights(page, 0)).frame;
  await page.setViewportSize({ width: 320, height: 800 });
  await expect.poll(async () => (await heights(page, 0)).frame).toBeGreaterThan(wide);
  const { frame, content } = await heights(page, 0);
  expect(frame).toBe(content);

  // What somebody else says about the height changes nothing.
  await page.evaluate(() => window.postMessage({ jobListHeight: 4000 }, "*"));
  await page.evaluate(() => new Promise((done) => setTimeout(done)));
  expect((await heights(page, 0)).frame).toBe(frame);

  const [opened] = await Promise.all([
    context.waitForEvent("page"),
    list.getByRole("listitem").first().getByRole("link").click(),
  ]);
  await expect(opened).toHaveURL(/\/job\/[^?]+\?utm_source=embed$/);
  expect(await opened.evaluate(() => window.opener)).toBeNull();
});

test("the list is readable by itself, in both themes, and without scripts", async ({
  page,
  aBrowser,
  request,
}) => {
  const { companySlug } = await anyJob(request);
  for (const theme of ["auto", "light", "dark"]) {
    await page.goto(`/embed/jobs?company=${companySlug}&theme=${theme}&accent=%23ffff00`);
    await expectNoViolations(page);
    await shootAll(page, `embedded-list-${theme}`);
  }
  await page.goto("/embed/jobs?company=nobody-has-it");
  await expectNoViolations(page);
  const context = await aBrowser({ javaScriptEnabled: false });
  const plain = await context.newPage();
  const address = new URL(`/embed/jobs?company=${companySlug}`, page.url()).href;
  pasted = `<iframe src="${address}" title="Jobs"></iframe>
    <div data-job-list data-company="${companySlug}"><a href="${address}">Our jobs</a></div>`;
  await plain.goto(elsewhere());
  await expect(plain.frameLocator("iframe").getByRole("listitem").first()).toBeVisible();
  await expect(plain.getByRole("link", { name: "Our jobs" })).toBeVisible();
  await context.close();
});

test("no other page may be framed, and the list is the same for everyone", async ({ request }) => {
  const job = await anyJob(request);
  const oembed = `/oembed?url=${encodeURIComponent("http://localhost/job/x")}`;
  for (const path of [
    "/",
    job.url,
    `/companies/${job.companySlug}`,
    "/embed",
    "/login",
    "/employer",
    oembed,
    "/embed.js",
    "/no/such/page",
    "/embed/jobs/x",
  ]) {
    const policy = (await request.get(path)).headers()["content-security-policy"] ?? "";
    expect(policy, path).toContain("frame-ancestors 'none'");
  }
  for (const status of [200, 404]) {
    const company = status === 200 ? job.companySlug : "nobody-has-it";
    const response = await request.get(`/embed/jobs?company=${company}&invented=1`, {
      headers: { cookie: "session=1" },
    });
    const headers = response.headers();
    expect(response.status()).toBe(status);
    expect(headers["content-security-policy"]).toContain("frame-ancestors *");
    expect(headers["cache-control"]).toMatch(/^public, s-maxage=/);
    expect(headers["set-cookie"]).toBeUndefined();
  }
  const page = await (await request.get(job.url)).text();
  const link = /<link rel="alternate" type="application\/json\+oembed" href="([^"]+)"/.exec(
    page,
  )?.[1];
  const described = await (await request.get((link ?? "").replaceAll("&amp;", "&"))).json();
  expect(described).toMatchObject({ type: "rich", version: "1.0" });
  const [, address = ""] = /src="([^"]+)"/.exec(described.html) ?? [];
  expect((await request.get(address)).status()).toBe(200);
});
