import "server-only";
import { type BodyLimit, tooLarge } from "@/lib/platform/server/request-bodies";
import { DomainError } from "@/lib/shared/errors";
import { fitsShape } from "@/lib/shared/formats/json-shape";
import { JSON_LIMIT } from "./body-limits";
import { requireStorable } from "./storable";

// Ten times what any call needs.
const JSON_SHAPE = { depth: 32, values: 20_000 };

/**
 * Reads a request's body up to `limit`; a longer one is refused while it arrives. Throws
 * `too_large`.
 */
export async function readBytes(request: Request, limit: BodyLimit): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = request.body?.getReader();
  for (;;) {
    const next = await reader?.read();
    if (!next || next.done) break;
    size += next.value.length;
    if (size > limit.bytes) {
      await reader?.cancel();
      const { code, message } = tooLarge(limit);
      throw new DomainError(code, message);
    }
    chunks.push(next.value);
  }
  return Buffer.concat(chunks);
}

/** Reads a form sent by a page without scripts. Throws `too_large`, and `invalid` for what can't be stored. */
export async function readForm(request: Request): Promise<Record<string, string>> {
  const text = Buffer.from(await readBytes(request, JSON_LIMIT)).toString("utf8");
  return requireStorable(Object.fromEntries(new URLSearchParams(text)));
}

/** Reads a JSON body. Throws `invalid` for anything else, and `too_large`. */
export async function readJson(request: Request): Promise<unknown> {
  const type = request.headers.get("content-type") ?? "";
  if (!/^application\/json\b/i.test(type)) {
    throw new DomainError("invalid", "Send JSON, with Content-Type: application/json.");
  }
  const text = Buffer.from(await readBytes(request, JSON_LIMIT)).toString("utf8");
  if (!fitsShape(text, JSON_SHAPE)) {
    throw new DomainError("too_large", "The JSON has too many values or is nested too deeply.");
  }
  try {
    return JSON.parse(text);
  } catch {
    throw new DomainError("invalid", "The body isn't JSON.");
  }
}
