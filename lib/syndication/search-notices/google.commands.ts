import "server-only";
import { readFile } from "node:fs/promises";
import { importPKCS8, SignJWT } from "jose";
import { z } from "zod";
import { env } from "@/lib/platform/env";
import { RequestFailure, requestOnce } from "@/lib/platform/security/outgoing-requests";
import { takeRequest } from "./google-quota.commands";
import { limits, outcomeOf, outcomeOfFailure } from "./responses.commands";
import type { NoticeOutcome, NoticePage } from "./schema";

const SCOPE = "https://www.googleapis.com/auth/indexing";
const MOST_TOKEN_LENGTH = 10_000;
/** Before it ends, so that it is still good when it arrives. */
const SPARE_MS = 60_000;

/** The file that Google gives for a service account, as far as it is needed. */
const accountShape = z.object({
  client_email: z.email(),
  private_key: z.string().min(1),
  token_uri: z.url(),
});

const tokenShape = z.object({ access_token: z.string().min(1), expires_in: z.number().positive() });

type Token = { text: string; endsAt: number; account: string };
let kept: Token | null = null;

async function readAccount(): Promise<z.infer<typeof accountShape>> {
  const path = env().GOOGLE_INDEXING_KEY_FILE ?? "";
  const text = await readFile(path, "utf8").catch(() => null);
  if (text === null) throw new RequestFailure(`The key file ${path} can't be read.`);
  try {
    return accountShape.parse(JSON.parse(text));
  } catch {
    throw new RequestFailure(`The key file ${path} isn't one of a Google service account.`);
  }
}

/** A token for the account's own key, as Google describes for servers (RFC 7523). */
async function fetchToken(): Promise<Token> {
  const { client_email: account, private_key: pem, token_uri: url } = await readAccount();
  if (kept && kept.account === account && kept.endsAt > Date.now()) return kept;
  const key = await importPKCS8(pem, "RS256").catch(() => {
    throw new RequestFailure("The key in the key file can't be read.");
  });
  const assertion = await new SignJWT({ scope: SCOPE })
    .setProtectedHeader({ alg: "RS256", typ: "JWT" })
    .setIssuer(account)
    .setAudience(url)
    .setIssuedAt()
    .setExpirationTime("1h")
    .sign(key);
  const content = new URLSearchParams({
    grant_type: "urn:ietf:params:oauth:grant-type:jwt-bearer",
    assertion,
  }).toString();
  const headers = {
    "content-type": "application/x-www-form-urlencoded",
    "content-length": String(Buffer.byteLength(content)),
  };
  const { status, body } = await requestOnce({ ...limits(), url, content, headers });
  let text = "";
  for await (const part of body) {
    text += String(part);
    if (text.length > MOST_TOKEN_LENGTH) break;
  }
  body.destroy();
  if (status !== 200) throw new RequestFailure(`Google doesn't accept the key file (${status}).`);
  const { access_token, expires_in } = tokenShape.parse(JSON.parse(text));
  kept = { text: access_token, endsAt: Date.now() + expires_in * 1000 - SPARE_MS, account };
  return kept;
}

/** Nothing was asked, because the day's requests are used up. */
type UnaskedNotice = { freeAt: Date };

/** Whether nothing was asked, so that it is no try. */
export const isUnasked = (outcome: NoticeOutcome | UnaskedNotice): outcome is UnaskedNotice =>
  "freeAt" in outcome;

/**
 * Tells Google of one page with a posting's markup, in the form of its Indexing API
 * (developers.google.com/search/apis/indexing-api/v3/using-api).
 */
export async function tellGoogle({
  url,
  isLive,
}: NoticePage): Promise<NoticeOutcome | UnaskedNotice> {
  try {
    const { text } = await fetchToken();
    const freeAt = await takeRequest();
    if (freeAt) return { freeAt };
    const content = JSON.stringify({ url, type: isLive ? "URL_UPDATED" : "URL_DELETED" });
    const origin = env().TEST_SOURCE_SERVER ?? "https://indexing.googleapis.com";
    const response = await requestOnce({
      ...limits(),
      url: `${origin}/v3/urlNotifications:publish`,
      content,
      headers: {
        authorization: `Bearer ${text}`,
        "content-type": "application/json",
        "content-length": String(Buffer.byteLength(content)),
      },
    });
    // A token that was taken back is no use the next time.
    if (response.status === 401) kept = null;
    return outcomeOf(response, {
      401: "It doesn't accept the key file.",
      403: "The service account isn't an owner of this site in Search Console.",
    });
  } catch (error) {
    return outcomeOfFailure(error);
  }
}
