import type { NextRequest } from "next/server";
import { listNewestPosts } from "@/lib/content/blog/posts.queries";
import { documentResponse } from "@/lib/http/document";
import { searchJobs } from "@/lib/jobs/queries";
import { settingGroup } from "@/lib/platform/settings";
import { site } from "@/lib/platform/site";
import { parseSearchQuery } from "@/lib/search/search-query";
import { blogFeed } from "@/lib/syndication/blog-feed";
import { feedQuery, toFeed, writeFeed } from "@/lib/syndication/job-feeds";
import { FEED_FORMATS, FEED_LENGTH, type Feed, type FeedFormat } from "@/lib/syndication/schema";
import { XML_FEED_NAMES } from "@/lib/syndication/xml-feeds/schema";

import { xmlFeedResponse } from "../xml-feed";

export const dynamic = "force-dynamic";

type Context = { params: Promise<{ file: string }> };
type RequestedFeed = { of: "jobs" | "blog"; format: FeedFormat };

const BLOG_LENGTH = 20;
const XML_FILES = XML_FEED_NAMES.map((name) => `${name}.xml`).join(", ");

function readName(file: string): RequestedFeed | null {
  const [, of, format] = /^(jobs|blog)\.(rss|atom|json)$/.exec(file) ?? [];
  if (of === "blog" && !settingGroup("features").blog) return null;
  return of && format ? ({ of, format } as RequestedFeed) : null;
}

async function jobsFeed(request: NextRequest, format: FeedFormat): Promise<Feed> {
  const { searchParams } = request.nextUrl;
  const given = [...new Set(searchParams.keys())].map((name) => [name, searchParams.getAll(name)]);
  const query = feedQuery(parseSearchQuery(Object.fromEntries(given)));
  const { jobs } = await searchJobs(query, FEED_LENGTH);
  const { fields: customFields } = settingGroup("customFields");
  return toFeed({ query, jobs, customFields }, format, site());
}

async function articlesFeed(format: FeedFormat): Promise<Feed> {
  return blogFeed(await listNewestPosts(BLOG_LENGTH), format, site());
}

export async function GET(request: NextRequest, { params }: Context): Promise<Response> {
  const { file } = await params;
  const xmlFeed = XML_FEED_NAMES.find((name) => file === `${name}.xml`);
  if (xmlFeed) return xmlFeedResponse(request, xmlFeed);
  const wanted = readName(file);
  if (!wanted) {
    const message = `The feeds are jobs and blog, each as .rss, .atom and .json, and ${XML_FILES}.\n`;
    return new Response(message, {
      status: 404,
      headers: { "cache-control": "public, max-age=60", "content-type": "text/plain" },
    });
  }
  const { of, format } = wanted;
  const feed = await (of === "blog" ? articlesFeed(format) : jobsFeed(request, format));
  return documentResponse(request, {
    body: writeFeed(feed, format),
    contentType: `${FEED_FORMATS[format].mediaType}; charset=utf-8`,
    cacheControl: "public, max-age=30",
    changedAt: feed.updatedAt === null ? null : new Date(feed.updatedAt),
  });
}
