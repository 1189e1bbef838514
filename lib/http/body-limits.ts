import "server-only";
import { AVATAR_MAX_BYTES } from "@/lib/accounts/schema";
import {
  BRAND_PICTURE_MAX_BYTES,
  ICON_MAX_BYTES,
} from "@/lib/administration/setting-groups/schema";
import { LOGO_MAX_BYTES } from "@/lib/companies/logos.schema";
import { PICTURE_MAX_BYTES } from "@/lib/companies/pictures/limits.schema";
import { COVER_MAX_BYTES } from "@/lib/content/blog/covers.schema";
import { REDIRECTS_FILE_BYTES } from "@/lib/content/redirects/schema";
import { REPLY_MAX_BYTES } from "@/lib/notifications/replies/limits.schema";
import type { BodyLimit } from "@/lib/platform/server/request-bodies";
import { RESUME_MAX_BYTES, RESUME_REFUSALS } from "@/lib/profiles/resumes/files.schema";

/**
 * The body limit of each route, by its folder. The server program enforces it before a handler
 * runs; where that program doesn't run, `readBytes` does.
 */
export const BODY_LIMITS = {
  // A form with a few fields, which next-auth reads before it checks anything.
  "/api/auth/[...nextauth]": { bytes: 20_000 },
  "/api/account/avatar": { bytes: AVATAR_MAX_BYTES },
  "/api/admin/brand-pictures/[picture]": { bytes: BRAND_PICTURE_MAX_BYTES },
  "/api/admin/icon": { bytes: ICON_MAX_BYTES },
  "/api/admin/posts/[postId]/cover": { bytes: COVER_MAX_BYTES },
  "/api/admin/redirects/imports": { bytes: REDIRECTS_FILE_BYTES },
  "/api/companies/[companyId]/logo": { bytes: LOGO_MAX_BYTES },
  "/api/companies/[companyId]/pictures/cover": { bytes: PICTURE_MAX_BYTES },
  "/api/companies/[companyId]/pictures/photos": { bytes: PICTURE_MAX_BYTES },
  "/api/employer/applications/[applicationId]/resume": {
    bytes: RESUME_MAX_BYTES,
    refusal: RESUME_REFUSALS.size,
  },
  "/api/employer/companies/[companyId]/offer-documents": {
    bytes: RESUME_MAX_BYTES,
    refusal: RESUME_REFUSALS.size,
  },
  "/api/mail/inbound": { bytes: REPLY_MAX_BYTES },
  "/api/resumes": { bytes: RESUME_MAX_BYTES, refusal: RESUME_REFUSALS.size },
} as const satisfies Record<string, BodyLimit>;

/** The limit for every other API call and message of an agent: JSON, or a form from a page without scripts. */
export const JSON_LIMIT: BodyLimit = { bytes: 300_000 };

const NOTHING: BodyLimit = { bytes: 0 };

/**
 * A route's limit, by the name that `routeNames` gives it. Anything that is not an API call takes
 * no body.
 */
export function bodyLimitOf(route: string): BodyLimit {
  if (Object.hasOwn(BODY_LIMITS, route)) return BODY_LIMITS[route as keyof typeof BODY_LIMITS];
  return route.startsWith("/api/") || route === "/mcp" ? JSON_LIMIT : NOTHING;
}
