import "server-only";
import { Readable } from "node:stream";
import type { OpenedResume } from "@/lib/profiles/resumes/queries";
import { RESUME_CONTENT_TYPES } from "@/lib/profiles/resumes/schema";

/** The header that makes browsers keep a file under its own name, whatever that holds (RFC 6266). */
export function attachment(name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, "_");
  // Through bytes and back, half a character becomes a whole one.
  const exact = encodeURIComponent(Buffer.from(name).toString()).replace(
    /['()*!]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${exact}`;
}

/** The answer that hands out somebody's résumé: kept, never shown, and never by a cache. */
export function download({ stream, size, name, format }: OpenedResume): Response {
  return new Response(Readable.toWeb(stream) as BodyInit, {
    headers: {
      "content-type": RESUME_CONTENT_TYPES[format],
      "content-length": String(size),
      "content-disposition": attachment(name),
      "content-security-policy": "sandbox; default-src 'none'",
      "cache-control": "private, no-store",
      "x-content-type-options": "nosniff",
    },
  });
}
