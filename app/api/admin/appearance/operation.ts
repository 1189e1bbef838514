import { appearanceInput, appearanceView } from "@/lib/administration/setting-groups/schema";
import { ADMINS_ONLY } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";

export const PATCH = {
  summary: "Change how the site looks",
  description:
    "Takes effect everywhere within a minute. Anything left out stays as it is. A colour that couldn't be read is used a little lighter or darker than given.",
  auth: "required",
  body: appearanceInput,
  response: appearanceView,
  problems: ADMINS_ONLY,
} satisfies Operation;
