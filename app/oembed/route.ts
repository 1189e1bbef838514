import type { NextRequest } from "next/server";
import { documentResponse } from "@/lib/http/document";
import { site } from "@/lib/platform/site";
import { readNumber } from "@/lib/shared/parameters";
import { findOEmbed, writeOEmbedXml } from "@/lib/syndication/embedding/oembed.queries";

export const dynamic = "force-dynamic";

const MOST_PIXELS = 100_000;

// Read by programs on other sites, and public.
const OPEN = { "access-control-allow-origin": "*" };

function refuse(status: 400 | 401 | 404 | 501, sentence: string): Response {
  return new Response(`${sentence}\n`, {
    status,
    headers: {
      ...OPEN,
      "cache-control": "public, max-age=60",
      "content-type": "text/plain; charset=utf-8",
    },
  });
}

/** How a job's or a company's page can be embedded, as https://oembed.com describes. */
export async function GET(request: NextRequest): Promise<Response> {
  const { searchParams } = request.nextUrl;
  const format = searchParams.get("format") ?? "json";
  if (format !== "json" && format !== "xml") return refuse(501, "The formats are json and xml.");
  const address = searchParams.get("url");
  if (!address) return refuse(400, "url must be the address of a job's or a company's page.");
  const given = Object.fromEntries(searchParams);
  const read = (name: string) => readNumber(given, name, { max: MOST_PIXELS }) || null;
  const room = { maxWidth: read("maxwidth"), maxHeight: read("maxheight") };
  const found = await findOEmbed(address, site(), room);
  if (found === "private") return refuse(401, "Only people who are signed in can read that page.");
  if (found === "missing") return refuse(404, "There's nothing to embed at that address.");
  const response = documentResponse(request, {
    body: format === "xml" ? writeOEmbedXml(found) : JSON.stringify(found),
    contentType: format === "xml" ? "text/xml; charset=utf-8" : "application/json; charset=utf-8",
    cacheControl: "public, max-age=300, s-maxage=60",
    changedAt: null,
  });
  for (const [name, value] of Object.entries(OPEN)) response.headers.set(name, value);
  return response;
}
