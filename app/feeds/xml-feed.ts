import "server-only";
import { Readable } from "node:stream";
import { hasCurrentCopy } from "@/lib/http/document";
import { env } from "@/lib/platform/env";
import { site } from "@/lib/platform/site";
import { DomainError } from "@/lib/shared/errors";
import { XML_FEED_FORMATS } from "@/lib/syndication/xml-feeds/consumers";
import { readXmlFeedRequest, type XmlFeedRequest } from "@/lib/syndication/xml-feeds/filters";
import {
  findFeedCompany,
  readXmlFeedJobs,
  readXmlFeedState,
} from "@/lib/syndication/xml-feeds/queries";
import type { XmlFeedFilter, XmlFeedName } from "@/lib/syndication/xml-feeds/schema";
import { writeXmlFeed } from "@/lib/syndication/xml-feeds/writing";

function refusal(status: 400 | 404, sentence: string): Response {
  return new Response(`${sentence}\n`, {
    status,
    headers: { "cache-control": "public, max-age=60", "content-type": "text/plain; charset=utf-8" },
  });
}

async function toFilter({ company, ...filter }: XmlFeedRequest): Promise<XmlFeedFilter | null> {
  const companyId = company === null ? null : await findFeedCompany(company);
  return company !== null && companyId === null ? null : { ...filter, companyId };
}

async function respond(request: Request, name: XmlFeedName): Promise<Response> {
  const now = new Date();
  const format = XML_FEED_FORMATS[name];
  const contact = env().CONTACT_EMAIL ?? null;
  if (format.needsContact && contact === null) {
    const why = `${format.label} wants an address to write to with each job. Set CONTACT_EMAIL.`;
    return refusal(404, why);
  }
  const filter = await toFilter(readXmlFeedRequest(new URL(request.url).searchParams));
  if (!filter) return refusal(404, "There's no such company.");
  const { etag, changedAt } = await readXmlFeedState(name, filter, now);
  const headers = new Headers({
    // So that a job which has ended is gone within a minute.
    "cache-control": "public, max-age=30",
    etag,
    "x-content-type-options": "nosniff",
  });
  if (hasCurrentCopy(request, etag, null)) return new Response(null, { status: 304, headers });
  headers.set("content-type", "application/xml; charset=utf-8");
  const to = { site: site(), name, format, contact, changedAt };
  const pieces = Readable.from(writeXmlFeed(readXmlFeedJobs(filter, now), to), {
    objectMode: false,
  });
  return new Response(Readable.toWeb(pieces) as BodyInit, { headers });
}

/** Responds with all jobs that pass the address's filters, in the XML of whoever reads it. */
export async function xmlFeedResponse(request: Request, name: XmlFeedName): Promise<Response> {
  try {
    return await respond(request, name);
  } catch (error) {
    if (error instanceof DomainError && error.code === "unreadable") {
      return refusal(400, error.message);
    }
    throw error;
  }
}
