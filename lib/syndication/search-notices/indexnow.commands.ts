import "server-only";
import { env } from "@/lib/platform/env";
import { requestOnce } from "@/lib/platform/security/outgoing-requests";
import { keyedHash } from "@/lib/platform/security/secrets";
import { site } from "@/lib/platform/site";
import { absolute } from "@/lib/shared/site";
import { limits, outcomeOf, outcomeOfFailure } from "./responses.commands";
import type { NoticeOutcome, NoticePage } from "./schema";

/** Where engines read the key that shows whose site it is. */
const KEY_PATH = "/indexnow.txt";

/** The key: public, and no one can make it without the site's secret. */
export function indexNowKey(): string {
  return Buffer.from(keyedHash("key", "IndexNow"), "base64url").toString("hex").slice(0, 32);
}

/**
 * Tells the engines that take part in IndexNow of at most 10,000 pages. Whether one is new, changed
 * or gone they see when they read it (indexnow.org/documentation).
 */
export async function tellIndexNow(pages: readonly NoticePage[]): Promise<NoticeOutcome> {
  const content = JSON.stringify({
    host: new URL(site().url).host,
    key: indexNowKey(),
    keyLocation: absolute(site(), KEY_PATH),
    urlList: pages.map(({ url }) => url),
  });
  try {
    const response = await requestOnce({
      ...limits(),
      url: `${env().TEST_SOURCE_SERVER ?? "https://api.indexnow.org"}/indexnow`,
      content,
      headers: {
        "content-type": "application/json; charset=utf-8",
        "content-length": String(Buffer.byteLength(content)),
      },
    });
    return outcomeOf(response, {
      400: "It couldn't read what it was sent.",
      403: `It couldn't verify the key at ${KEY_PATH}.`,
      422: "It doesn't take pages of this address.",
    });
  } catch (error) {
    return outcomeOfFailure(error);
  }
}
