import { z } from "zod";
import type { Operation } from "@/lib/http/operation";

export const GET = {
  summary: "Fetch that copy, a ZIP file",
  auth: "required",
  viewers: "may_not",
  params: z.object({ exportId: z.uuid() }),
  file: "application/zip",
  problems: { 404: "No copy of yours.", 410: "Its day is over." },
} satisfies Operation;
