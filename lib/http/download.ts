import "server-only";
import { Readable } from "node:stream";
import type { ResumeFormat } from "@/lib/profiles/resumes/files.schema";
import type { OpenedResume } from "@/lib/profiles/resumes/queries";
import { RESUME_CONTENT_TYPES } from "@/lib/profiles/resumes/schema";

/** A file as a call's response. */
export type FileResponse<Type> = {
  /** Its content type, one of those that the operation declares. */
  type: Type;
  body: Readable | string;
  /** In bytes, if known before the whole file is. */
  size?: number;
  name: string;
  /** To be shown in a frame on this site's own pages instead of downloaded; only for a PDF. */
  isShown?: boolean;
};

/**
 * The header that makes browsers download a file under its own name, whatever characters that
 * contains (RFC 6266).
 */
export function attachment(name: string): string {
  return disposition("attachment", name);
}

function disposition(kind: "attachment" | "inline", name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, "_");
  // Converting to bytes and back replaces half a surrogate pair with a valid character.
  const exact = encodeURIComponent(Buffer.from(name).toString()).replace(
    /['()*!]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${kind}; filename="${plain}"; filename*=UTF-8''${exact}`;
}

const KEPT = "sandbox; default-src 'none'";
/**
 * Not sandboxed, because browsers' viewers may not run in a sandbox: Chromium 150 shows nothing in
 * a frame with the attribute, and older ones nothing with the directive either. The viewer is
 * itself a sandbox: it is a separate process, and the policy keeps everything in the response from
 * loading or running, and other sites from framing it, should it ever be taken for a page.
 */
const SHOWN =
  "default-src 'none'; style-src 'unsafe-inline'; object-src 'self'; frame-ancestors 'self'";

/** Sends a file, as a download under its own name unless it is to be shown, and never cached. */
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

/** Someone's resume as a response; shown in the page if that was requested and it is a PDF. */
export function resumeFile(
  { stream, size, name, format }: OpenedResume,
  show?: "inline",
): FileResponse<(typeof RESUME_CONTENT_TYPES)[ResumeFormat]> {
  const isShown = show === "inline" && format === "pdf";
  return { type: RESUME_CONTENT_TYPES[format], body: stream, size, name, isShown };
}
