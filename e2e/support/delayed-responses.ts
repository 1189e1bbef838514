import type { Page, Request } from "@playwright/test";

/** Keeps back the answers to matching requests of a page until the returned function is called. */
export async function delayResponses(
  page: Page,
  address: string | RegExp,
  matches: (request: Request) => boolean = () => true,
): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((done) => {
    release = done;
  });
  await page.route(address, async (route) => {
    if (matches(route.request())) await released;
    await route.fallback();
  });
  return () => release();
}
