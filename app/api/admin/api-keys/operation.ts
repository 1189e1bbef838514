import { newKey, siteKeyInput } from "@/lib/accounts/api-keys/schema";
import { ADMINS_ONLY } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";

export const POST = {
  summary: "Create an API key of the site",
  description: "The response is the only one that contains the secret.",
  auth: "required",
  body: siteKeyInput,
  response: newKey,
  status: 201,
  problems: { ...ADMINS_ONLY, 409: "There are 20 keys already." },
} satisfies Operation;
