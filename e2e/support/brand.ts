import { type APIRequestContext, expect, type Page } from "@playwright/test";
import sharp from "sharp";

/** A wide picture with the brightest and the darkest there is. */
export function aPhoto(): Promise<Buffer> {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="1800" height="900"><rect width="1800" height="900" fill="#fff"/><path d="M0 900L500 300l400 350 300-200 600 450z" fill="#e8c9a0"/><path d="M900 0h500v900h-500z" fill="#000"/></svg>`;
  return sharp(Buffer.from(drawing)).png().toBuffer();
}

/** A drawing of a logo in one colour. */
export function aLogo(colour: string): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 48"><path d="M0 44L60 4l30 22L120 8l80 36z" fill="${colour}"/></svg>`,
  );
}

/** Makes the appearance public, on its page. */
export async function publish(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Publish" }).click();
  await expect(page.getByText("Everything here is public.")).toBeVisible();
}

const ICON_TYPES = {
  "/favicon.ico": "image/x-icon",
  "/apple-icon.png": "image/png",
  "/apple-touch-icon-precomposed.png": "image/png",
};

/** The icons that browsers and phones ask for without a link, by some of their names. */
export function fixedIcons(request: APIRequestContext): Promise<string[]> {
  return Promise.all(
    Object.entries(ICON_TYPES).map(async ([path, type]) => {
      const response = await request.get(path);
      expect(response.headers()["content-type"], path).toBe(type);
      return (await response.body()).toString("base64");
    }),
  );
}

/** The home page's HTML. */
export async function homeOf(request: APIRequestContext): Promise<string> {
  return (await request.get("/")).text();
}

/** Waits until the home page, which follows within a minute, contains a text. */
export async function untilHomeHas(request: APIRequestContext, text: string): Promise<void> {
  const has = async () => (await homeOf(request)).includes(text);
  await expect.poll(has, { timeout: 60_000, message: text }).toBe(true);
}

/** Waits until the home page, which follows within a minute, has nothing of the kind. */
export async function untilHomeHasNot(
  request: APIRequestContext,
  text: RegExp | string,
): Promise<void> {
  const at = async () => (await homeOf(request)).search(text);
  await expect.poll(at, { timeout: 60_000, message: String(text) }).toBe(-1);
}

/** Waits until the home page shows nothing that an admin published. */
export function untilUnbranded(request: APIRequestContext): Promise<void> {
  return untilHomeHasNot(request, /<style|hero-pictured/);
}

/** The picture that networks show for the home page. */
export async function sharedPicture(request: APIRequestContext) {
  const url = /property="og:image" content="([^"]+)"/.exec(await homeOf(request))?.[1] ?? "";
  const response = await request.get(url);
  expect(response.ok()).toBe(true);
  return { url, type: response.headers()["content-type"], bytes: await response.body() };
}

/** How red a picture is at a point, from 0 to 255. */
export async function redAt(picture: Buffer, left: number, top: number): Promise<number> {
  const point = { left, top, width: 1, height: 1 };
  const [red = 0] = await sharp(picture).extract(point).raw().toBuffer();
  return red;
}
