import { z } from "zod";
import { LINK_OVER } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";
import { stopTokenQuery } from "@/lib/notifications/digests/schema";

export const POST = {
  summary: "Stop a company's emails with the link in them",
  description:
    "One click, without signing in (RFC 8058): a kind of news or, from a daily digest, all kinds that come daily. Repeating it changes nothing.",
  query: stopTokenQuery,
  response: z.object({ stopped: z.boolean() }),
  page: "For a browser, which accepts `text/html`: a page with the result.",
  problems: LINK_OVER,
} satisfies Operation;
