import type { Page, Request } from "@playwright/test";

/** Holds back the responses to a page's matching requests until the returned function is called. */
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
