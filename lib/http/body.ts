import "server-only";
import { DomainError } from "@/lib/platform/errors";

const MOST_BYTES = 300_000;

/**
 * Reads a request's body, at most `most` bytes of it: a longer one is refused while it arrives.
 * Throws `too_large`.
 */
export async function readBytes(request: Request, most: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = request.body?.getReader();
  for (;;) {
    const next = await reader?.read();
    if (!next || next.done) break;
    size += next.value.length;
    if (size > most) {
      await reader?.cancel();
      const limit = most < 1e6 ? `${Math.floor(most / 1e3)} kB` : `${Math.floor(most / 1e6)} MB`;
      throw new DomainError("too_large", `At most ${limit} can be sent.`);
    }
    chunks.push(next.value);
  }
  return Buffer.concat(chunks);
}

/** Reads a JSON body. Throws `invalid` for anything else. */
export async function readJson(request: Request): Promise<unknown> {
  const type = request.headers.get("content-type") ?? "";
  if (!/^application\/json\b/i.test(type)) {
    throw new DomainError("invalid", "Send JSON, with Content-Type: application/json.");
  }
  const bytes = await readBytes(request, MOST_BYTES);
  try {
    return JSON.parse(Buffer.from(bytes).toString("utf8"));
  } catch {
    throw new DomainError("invalid", "The body is not JSON.");
  }
}
