import { indexNowKey } from "@/lib/syndication/search-notices/indexnow.commands";

export const dynamic = "force-dynamic";

/** The key by which search engines know that a notice comes from this site (indexnow.org). */
export function GET(): Response {
  return new Response(indexNowKey(), {
    headers: {
      "cache-control": "public, max-age=300",
      "content-type": "text/plain; charset=utf-8",
      "x-content-type-options": "nosniff",
    },
  });
}
