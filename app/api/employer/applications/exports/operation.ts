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
  summary: "List the files of applications one asked for",
  auth: "required",
  answer: z.object({ exports: z.array(exported) }),
} satisfies Operation;

export const POST = {
  summary: "Have a file of applications made",
  description: "It can be fetched for a day. Each CV in it counts as opened.",
  auth: "required",
  body: exportInput,
  answer: exported,
  status: 202,
  problems: { ...NO_COMPANY, ...TOO_MANY, 409: "There is nothing to export, or too much." },
} satisfies Operation;
