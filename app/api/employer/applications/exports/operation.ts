import { z } from "zod";
import { EXPORT_KINDS, exportInput } from "@/lib/applications/pipeline/exports.schema";
import { NO_COMPANY, TOO_MANY } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";

const instant = z.iso.datetime();
const exported = z.object({
  id: z.uuid(),
  kind: z.enum(EXPORT_KINDS),
  state: z.enum(["preparing", "ready", "expired", "failed"]),
  requestedAt: instant,
  expiresAt: instant.nullable(),
});

export const GET = {
  summary: "List your exports of applications",
  auth: "required",
  answer: z.object({ exports: z.array(exported) }),
} satisfies Operation;

export const POST = {
  summary: "Export applications to a file",
  description: "It can be downloaded for a day. Each CV in it counts as opened.",
  auth: "required",
  body: exportInput,
  answer: exported,
  status: 202,
  problems: { ...NO_COMPANY, ...TOO_MANY, 409: "There's nothing to export, or too much." },
} satisfies Operation;
