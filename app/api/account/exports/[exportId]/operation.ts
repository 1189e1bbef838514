import { z } from "zod";
import type { Operation } from "@/lib/http/operation";

export const GET = {
  summary: "Download the copy, a ZIP file",
  auth: "required",
  impersonators: "may_not",
  params: z.object({ exportId: z.uuid() }),
  file: "application/zip",
  problems: { 404: "You have no copy with this id.", 410: "Its day has passed." },
} satisfies Operation;
