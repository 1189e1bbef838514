import { redirectInput, redirectView } from "@/lib/content/redirects/schema";
import { ADMINS_ONLY } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";

export const POST = {
  summary: "Have an old address lead elsewhere",
  description:
    "Where the site has no page, a visitor is sent on with 301. If the target is redirected itself, the address leads to its end.",
  auth: "required",
  body: redirectInput,
  response: redirectView,
  status: 201,
  problems: { ...ADMINS_ONLY, 409: "The address already leads somewhere." },
} satisfies Operation;
