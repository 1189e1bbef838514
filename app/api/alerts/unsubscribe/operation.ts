import { z } from "zod";
import { alertTokenQuery } from "@/lib/alerts/schema";
import { LINK_OVER } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";

export const POST = {
  summary: "Stop an alert with the link in its emails",
  description: "One click, without signing in (RFC 8058). Repeating it changes nothing.",
  query: alertTokenQuery,
  response: z.object({ stopped: z.boolean() }),
  page: "For a browser, which accepts `text/html`: a page with the result.",
  problems: LINK_OVER,
} satisfies Operation;
