import { gzipSync } from "node:zlib";
import type { APIRequestContext } from "@playwright/test";
import { expect, test } from "../support/fixtures";
import { addressOf, anyJob, PUBLIC_PAGES } from "../support/pages";
import { SESSION_COOKIE } from "../support/people";
import { personFor, SIGNED_IN_PAGES, signedInAddress } from "../support/signed-in-pages";

// What a first visit loads: by a browser that has nothing yet.
test.use({ reuseContext: false });

const MAX_REQUESTS = 25;
const MAX_FONTS = 2;
const MAX_STYLE_BYTES = 20_000;

/** Besides those on which nothing may move. */
const MORE_PAGES = {
  seeker: ["/app/settings/companies"],
  employer: [
    "/employer/home",
    "/employer/applications?view=table",
    "/employer/applications/add",
    "/employer/applications/talent-pool",
    "/employer/profile/sources/new",
    "/employer/profile/api-keys",
    "/employer/profile/webhooks",
  ],
  admin: [
    "/admin/review",
    "/admin/sources",
    "/admin/sources/new",
    "/admin/api-keys",
    "/admin/webhooks",
  ],
} as const;

const PAGES = [
  ["home", "/"],
  ["results", "/search-results?query=engineer"],
  ["a job", null],
] as const;

for (const [name, address] of PAGES) {
  for (const size of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    test(`${name} at ${size.width} pixels: at most 25 requests and two fonts`, async ({
      page,
      request,
    }) => {
      await page.setViewportSize(size);
      const asked: string[] = [];
      const fonts = new Set<string>();
      page.on("request", (sent) => {
        if (sent.url().startsWith("data:")) return;
        asked.push(sent.url());
        if (sent.resourceType() === "font") fonts.add(sent.url());
      });
      await page.goto(address ?? (await anyJob(request)).url, { waitUntil: "networkidle" });

      expect(asked.length, asked.join("\n")).toBeLessThanOrEqual(MAX_REQUESTS);
      expect(fonts.size).toBe(MAX_FONTS);
    });
  }
}

type NotingWindow = { formats: string[] };

/** Notes each format that the page makes, from its first script on. */
function noteFormats() {
  const formats: string[] = [];
  Object.assign(window, { formats });
  for (const name of ["DateTimeFormat", "ListFormat", "NumberFormat", "PluralRules"] as const) {
    const original: object = Intl[name];
    const noted = new Proxy(original, {
      construct(target, values, made) {
        formats.push(name);
        return Reflect.construct(target as new () => object, values, made);
      },
    });
    Object.defineProperty(Intl, name, { value: noted });
  }
  for (const prototype of [Number.prototype, Date.prototype]) {
    const original = prototype.toLocaleString as (...values: unknown[]) => string;
    prototype.toLocaleString = function (...values: unknown[]) {
      formats.push("toLocaleString");
      return original.apply(this, values);
    };
  }
}

for (const [name, address] of PAGES) {
  // The first format takes a phone's browser tens of milliseconds, in which it answers nothing.
  test(`${name} comes to life without making a format of Intl`, async ({ page, request }) => {
    await page.addInitScript(noteFormats);
    await page.goto(address ?? (await anyJob(request)).url, { waitUntil: "networkidle" });

    const made = () => page.evaluate(() => (window as unknown as NotingWindow).formats);
    expect(await made()).toEqual([]);
    expect(await page.evaluate(() => new Intl.NumberFormat("en").format(1204))).toBe("1,204");
    expect(await made()).toEqual(["NumberFormat"]);
  });
}

async function styleBytes(
  request: APIRequestContext,
  address: string,
  cookie = "",
): Promise<number> {
  const html = await (await request.get(address, { headers: { cookie } })).text();
  const sheets = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)];
  expect(sheets.length, address).toBeGreaterThan(0);
  const sizes = sheets.map(async ([, href = ""]) => {
    const sheet = await request.get(href);
    return gzipSync(await sheet.body()).length;
  });
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

test("no page loads more than 20 kB of styles, compressed", async ({ request, aPosting }) => {
  for (const listed of PUBLIC_PAGES) {
    const [name] = listed;
    const address = await addressOf(listed, { request, aPosting });
    expect(await styleBytes(request, address), name).toBeLessThanOrEqual(MAX_STYLE_BYTES);
  }
});

for (const [role, pages] of Object.entries(SIGNED_IN_PAGES)) {
  test(`nor does a page of the ${role}'s`, async ({ request, sql, aPerson }) => {
    const person = await personFor(role as keyof typeof SIGNED_IN_PAGES, { sql, aPerson });
    const cookie = `${SESSION_COOKIE}=${person.cookie}`;
    for (const listed of [...pages, ...MORE_PAGES[role as keyof typeof MORE_PAGES]]) {
      const address = await signedInAddress(listed, { sql, person });
      const bytes = await styleBytes(request, address, cookie);
      expect.soft(bytes, address).toBeLessThanOrEqual(MAX_STYLE_BYTES);
    }
  });
}
