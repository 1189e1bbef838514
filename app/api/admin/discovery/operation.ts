import { discoveryInput, discoveryView } from "@/lib/administration/setting-groups/schema";
import { ADMINS_ONLY } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";

export const PUT = {
  summary: "Set analytics, verification codes and rules for crawlers",
  description: "Takes effect everywhere within a minute.",
  auth: "required",
  body: discoveryInput,
  response: discoveryView,
  problems: ADMINS_ONLY,
} satisfies Operation;
