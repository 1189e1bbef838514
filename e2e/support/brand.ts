import { type APIRequestContext, expect, type Page } from "@playwright/test";
import sharp from "sharp";

/** A wide picture with the brightest and the darkest there is. */
export function aPhoto(): Promise<Buffer> {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="1800" height="900"><rect width="1800" height="900" fill="#fff"/><path d="M0 900L500 300l400 350 300-200 600 450z" fill="#e8c9a0"/><path d="M900 0h500v900h-500z" fill="#000"/></svg>`;
  return sharp(Buffer.from(drawing)).png().toBuffer();
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

/** The picture that networks show for the home page. */
export async function sharedPicture(request: APIRequestContext) {
  const home = await (await request.get("/")).text();
  const url = /property="og:image" content="([^"]+)"/.exec(home)?.[1] ?? "";
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
