import { describeApi } from "@/lib/http/openapi";
import { operations } from "@/lib/http/operations";
import { route } from "@/lib/http/route";
import { env } from "@/lib/platform/env";

export const GET = route({}, async () => {
  const { SITE_NAME, SITE_URL } = env();
  return describeApi({ name: SITE_NAME, url: SITE_URL }, operations);
});
