import { z } from "zod";
import { alertTokenQuery } from "@/lib/alerts/schema";
import { LINK_OVER } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";

export const POST = {
  summary: "Stop an alert by the link in its mails",
  description: "One click, without signing in (RFC 8058). Repeated, it does nothing more.",
  query: alertTokenQuery,
  answer: z.object({ stopped: z.boolean() }),
  page: "Of a browser, which takes `text/html`: the page that says so.",
  problems: LINK_OVER,
} satisfies Operation;
