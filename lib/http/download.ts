import "server-only";
import { Readable } from "node:stream";
import type { OpenedResume } from "@/lib/profiles/resumes/queries";
import { RESUME_CONTENT_TYPES } from "@/lib/profiles/resumes/schema";

/** The header that makes browsers keep a file under its own name, whatever that holds (RFC 6266). */
export function attachment(name: string): string {
  return disposition("attachment", name);
}

function disposition(kind: "attachment" | "inline", name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, "_");
  // Through bytes and back, half a character becomes a whole one.
  const exact = encodeURIComponent(Buffer.from(name).toString()).replace(
    /['()*!]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${kind}; filename="${plain}"; filename*=UTF-8''${exact}`;
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

/**
 * The answer that shows a PDF in a frame of this site's own pages; anything else is handed out as
 * `download` does. It is not sandboxed, because browsers' viewers are not sure to run in a sandbox:
 * Chromium 150 shows nothing in a frame with the attribute, older ones nothing with the directive
 * either. The viewer is the sandbox: it is a process of its own, and the policy lets nothing in the
 * answer load or run, nor anybody else frame it, should it ever be taken for a page.
 */
export function showInline(resume: OpenedResume): Response {
  const response = download(resume);
  if (resume.format !== "pdf") return response;
  response.headers.set("content-disposition", disposition("inline", resume.name));
  response.headers.set(
    "content-security-policy",
    "default-src 'none'; style-src 'unsafe-inline'; object-src 'self'; frame-ancestors 'self'",
  );
  return response;
}
