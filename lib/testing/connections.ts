import { connect, type Socket } from "node:net";

/** A connection on which a test writes what it likes, and what has come back so far. */
type Connection = { socket: Socket; text: () => string; ended: Promise<void> };

/** Connects to a server on this machine. */
export function dialTo(port: number): Promise<Connection> {
  const socket = connect(port, "127.0.0.1");
  let text = "";
  socket.on("data", (chunk) => {
    text += chunk;
  });
  // A server may close before it has read everything.
  socket.on("error", () => undefined);
  const ended = new Promise<void>((done) => socket.once("close", () => done()));
  return new Promise((done) =>
    socket.once("connect", () => done({ socket, text: () => text, ended })),
  );
}

/** The headers of a POST, as they go over the wire. */
export const postHead = (path: string, ...lines: string[]): string =>
  [`POST ${path} HTTP/1.1`, "Host: localhost", ...lines, "", ""].join("\r\n");
