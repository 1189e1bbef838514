import { once } from "node:events";
import { createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** What every scanner takes for a virus (EICAR's test file), and what ends this one's answer. */
export const VIRUS = String.raw`X5O!P%@AP[4\PZX54(P^)7CC)7}$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*`;
export const SILENCE = "break";

/** The bytes received in pieces, once the end has arrived. */
function received(sent: Buffer): Buffer | null {
  const pieces: Buffer[] = [];
  for (let at = "zINSTREAM\0".length; at + 4 <= sent.length; ) {
    const length = sent.readUInt32BE(at);
    if (length === 0) return Buffer.concat(pieces);
    pieces.push(sent.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return null;
}

/** Starts a server that responds like clamd. Returns its socket's path. */
export async function startVirusScanner(): Promise<{ socket: string; server: Server }> {
  const socket = join(tmpdir(), `clamd-${process.pid}.sock`);
  const server = createServer((client) => {
    let sent = Buffer.alloc(0);
    client.on("data", (piece: Buffer) => {
      sent = Buffer.concat([sent, piece]);
      const file = received(sent);
      if (!file) return;
      if (file.includes(SILENCE)) client.destroy();
      else client.end(file.includes(VIRUS) ? "stream: Eicar-Signature FOUND\0" : "stream: OK\0");
    });
  });
  server.listen(socket);
  await once(server, "listening");
  return { socket, server };
}
