import type { NextRequest } from "next/server";
import { EmbeddedList } from "@/components/embedding/embedded-list";
import { markup } from "@/components/ui/static/markup";
import { settingGroup } from "@/lib/platform/settings";
import { site } from "@/lib/platform/site";
import { parseSearchQuery } from "@/lib/search/search-query";
import { readEmbedLook, readEmbedTarget } from "@/lib/syndication/embedding/options";
import { findEmbeddedJobs } from "@/lib/syndication/embedding/queries";
import { embedStyles } from "@/lib/syndication/embedding/styles";

export const dynamic = "force-dynamic";

/**
 * A list of jobs for a frame on any other site. The server program gives it its own policy and
 * keeps it like a page (lib/shared/page-headers.ts); nothing in it depends on who reads it.
 */
export async function GET(request: NextRequest): Promise<Response> {
  const { searchParams } = request.nextUrl;
  const names = [...new Set(searchParams.keys())];
  const parameters = Object.fromEntries(names.map((name) => [name, searchParams.getAll(name)]));
  const look = readEmbedLook(parameters);
  const target = readEmbedTarget(parameters, parseSearchQuery(parameters));
  const found = await findEmbeddedJobs(target, look.count);
  const html = markup(
    <EmbeddedList
      found={found}
      site={site()}
      styles={embedStyles(look, settingGroup("appearance"))}
      nonce={request.headers.get("x-nonce") ?? ""}
    />,
  );
  return new Response(`<!doctype html>${html}`, {
    status: found ? 200 : 404,
    headers: { "content-type": "text/html; charset=utf-8" },
  });
}
