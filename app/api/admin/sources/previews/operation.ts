import { ADMINS_ONLY } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";
import { previewInput, sourcePreview } from "@/lib/sources/schema";

export const POST = {
  summary: "Look at what a source would bring",
  description:
    "Reads the beginning of what is at the address and says which jobs would come in and which rows wouldn't. Nothing is saved.",
  auth: "required",
  scope: "import",
  body: previewInput,
  response: sourcePreview,
  problems: ADMINS_ONLY,
} satisfies Operation;
