import type { NextRequest } from "next/server";
import { feedQuery, toFeed, writeFeed } from "@/lib/feeds/syndication/rules";
import { FEED_FORMATS, FEED_LENGTH, type FeedFormat } from "@/lib/feeds/syndication/schema";
import { documentResponse } from "@/lib/http/document";
import { searchJobs } from "@/lib/jobs/queries";
import { site } from "@/lib/platform/site";
import { parseSearchQuery } from "@/lib/search/schema";

export const dynamic = "force-dynamic";

type Context = { params: Promise<{ file: string }> };

function readFormat(file: string): FeedFormat | null {
  const format = /^jobs\.(rss|atom|json)$/.exec(file)?.[1];
  return (format as FeedFormat | undefined) ?? null;
}

export async function GET(request: NextRequest, { params }: Context): Promise<Response> {
  const format = readFormat((await params).file);
  if (!format) {
    return new Response("The feeds are jobs.rss, jobs.atom and jobs.json.\n", {
      status: 404,
      headers: { "cache-control": "public, max-age=60", "content-type": "text/plain" },
    });
  }
  const { searchParams } = request.nextUrl;
  const given = [...new Set(searchParams.keys())].map((name) => [name, searchParams.getAll(name)]);
  const query = feedQuery(parseSearchQuery(Object.fromEntries(given)));
  const { jobs } = await searchJobs(query, FEED_LENGTH);
  const feed = toFeed({ query, jobs }, format, site());
  return documentResponse(request, {
    body: writeFeed(feed, format),
    contentType: `${FEED_FORMATS[format].mediaType}; charset=utf-8`,
    cacheControl: "public, max-age=300, s-maxage=300, stale-while-revalidate=3600",
    changedAt: feed.updatedAt === null ? null : new Date(feed.updatedAt),
  });
}
