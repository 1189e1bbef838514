import "server-only";
import { Readable } from "node:stream";
import type { OpenedResume } from "@/lib/profiles/resumes/queries";
import { RESUME_CONTENT_TYPES, type ResumeFormat } from "@/lib/profiles/resumes/schema";

/** A file as what a call answers. */
export type FileResponse<Type> = {
  /** Its content type, one of those that the operation declares. */
  type: Type;
  body: Readable | string;
  /** In bytes, where it is known before all of it is. */
  size?: number;
  name: string;
  /** To be shown in a frame of this site's own pages, rather than kept: for a PDF alone. */
  isShown?: boolean;
};

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

const KEPT = "sandbox; default-src 'none'";
/**
 * Not sandboxed, because browsers' viewers are not sure to run in a sandbox: Chromium 150 shows
 * nothing in a frame with the attribute, older ones nothing with the directive either. The viewer is
 * the sandbox: it is a process of its own, and the policy lets nothing in the answer load or run, nor
 * anybody else frame it, should it ever be taken for a page.
 */
const SHOWN =
  "default-src 'none'; style-src 'unsafe-inline'; object-src 'self'; frame-ancestors 'self'";

/** Hands out a file: kept under its own name unless it is to be shown, and never by a cache. */
export function sendFile({ type, body, size, name, isShown }: FileResponse<string>): Response {
  const headers = new Headers({
    "content-type": type.startsWith("text/") ? `${type}; charset=utf-8` : type,
    "content-disposition": disposition(isShown ? "inline" : "attachment", name),
    "content-security-policy": isShown ? SHOWN : KEPT,
    "cache-control": "private, no-store",
    "x-content-type-options": "nosniff",
  });
  if (size !== undefined) headers.set("content-length", String(size));
  return new Response(typeof body === "string" ? body : (Readable.toWeb(body) as BodyInit), {
    headers,
  });
}

/** Somebody's résumé as an answer; to be shown, where that is asked for and it is a PDF. */
export function resumeFile(
  { stream, size, name, format }: OpenedResume,
  show?: "inline",
): FileResponse<(typeof RESUME_CONTENT_TYPES)[ResumeFormat]> {
  const isShown = show === "inline" && format === "pdf";
  return { type: RESUME_CONTENT_TYPES[format], body: stream, size, name, isShown };
}
