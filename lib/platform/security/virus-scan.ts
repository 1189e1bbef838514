import "server-only";
import { connect, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { DomainError } from "@/lib/shared/errors";
import { env } from "../env";
import { log } from "../observability/log";

const SECONDS = 20;
const CHUNK_BYTES = 64 * 1024;

function reach(address: string): Socket {
  if (address.startsWith("/")) return connect({ path: address });
  const [host = "", port = ""] = address.split(":");
  return connect({ host, port: Number(port) });
}

/** Sends bytes in clamd's format: each piece after its length, with a length of 0 at the end. */
function send(socket: Socket, bytes: Uint8Array): void {
  socket.write("zINSTREAM\0");
  for (let start = 0; start < bytes.length; start += CHUNK_BYTES) {
    const piece = bytes.subarray(start, start + CHUNK_BYTES);
    const length = Buffer.alloc(4);
    length.writeUInt32BE(piece.length);
    socket.write(length);
    socket.write(piece);
  }
  socket.write(Buffer.alloc(4));
}

async function ask(address: string, bytes: Uint8Array): Promise<string> {
  const socket = reach(address);
  socket.setTimeout(SECONDS * 1000, () => socket.destroy(new Error("clamd does not answer")));
  try {
    send(socket, bytes);
    return (await text(socket)).replaceAll("\0", "").trim();
  } finally {
    socket.destroy();
  }
}

/**
 * Whether the virus scanner (clamd) finds something in these bytes; always false without one.
 * Throws `unavailable` if it doesn't respond: nothing passes unscanned.
 */
export async function isInfected(bytes: Uint8Array): Promise<boolean> {
  const { CLAMD_SOCKET } = env();
  if (!CLAMD_SOCKET) return false;
  const response = await ask(CLAMD_SOCKET, bytes).catch((error: unknown) => String(error));
  if (/ FOUND$/.test(response)) return true;
  if (/: OK$/.test(response)) return false;
  log.error(
    { response },
    "the virus scanner failed, so no resume is taken: check clamd at CLAMD_SOCKET",
  );
  throw new DomainError("unavailable", "We can't check the file right now. Try again later.");
}
