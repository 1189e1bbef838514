import "server-only";
import { timingSafeEqual } from "node:crypto";
import { db } from "@/lib/platform/db/client";
import { keyedHash } from "@/lib/platform/security/secrets";
import { site } from "@/lib/platform/site";
import { absolute } from "@/lib/shared/site";
import { type CompanyKind, KINDS } from "../schema";
import { COMPANY_KINDS, isAlways } from "./company-kinds";

// The link in an email names whose news of which company it stops, with a hash that only the server
// can make (docs/decisions/0017).

/** What a link stops: a kind of news or, of a digest, all that it brings. */
export type Stop = { userId: string; companyId: string; what: CompanyKind | "digest" };

const ID = "[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}";
const TOKEN = new RegExp(`^(${ID})\\.(${ID})\\.([a-z_]{1,40})\\.([\\w-]{43})$`);

const sign = ({ userId, companyId, what }: Stop) =>
  keyedHash(`${userId} ${companyId} ${what}`, "company news link");

/** The token for an email's link, always the same for the same news. */
function stopToken(stop: Stop): string {
  return `${stop.userId}.${stop.companyId}.${stop.what}.${sign(stop)}`;
}

function readWhat(text: string): Stop["what"] | null {
  if (text === "digest") return text;
  return COMPANY_KINDS.find((kind) => kind === text && !isAlways(kind)) ?? null;
}

/** What a token stops; `null` when it isn't genuine. */
export function readStopToken(token: string): Stop | null {
  const [, userId = "", companyId = "", name = "", signature = ""] = TOKEN.exec(token) ?? [];
  const what = readWhat(name);
  if (!what) return null;
  const stop = { userId, companyId, what };
  const [given, ours] = [Buffer.from(signature), Buffer.from(sign(stop))];
  return given.length === ours.length && timingSafeEqual(given, ours) ? stop : null;
}

/** The page on which a reader stops what an email brings. */
export function stopUrl(stop: Stop): string {
  return absolute(site(), `/company-news/unsubscribe?token=${stopToken(stop)}`);
}

/** The headers with which a mail program stops it for its reader (RFC 8058). */
export function stopHeaders(stop: Stop): Record<string, string> {
  const address = absolute(site(), `/api/company-news/unsubscribe?token=${stopToken(stop)}`);
  return {
    "List-Unsubscribe": `<${address}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  };
}

/** What a link stops, in words; `null` when it isn't genuine or its reader has left the company. */
export async function findStop(
  token: string,
): Promise<{ companyName: string; description: string | null } | null> {
  const stop = readStopToken(token);
  if (!stop) return null;
  const { userId, companyId, what } = stop;
  const member = await db.companyMember.findUnique({
    where: { companyId_userId: { companyId, userId } },
    select: { company: { select: { name: true } } },
  });
  if (!member) return null;
  const description = what === "digest" ? null : KINDS[what].description;
  return { companyName: member.company.name, description };
}
