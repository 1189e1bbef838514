import { request as httpRequest } from "node:http";
import { connect, type Socket } from "node:net";

/** A raw connection, and what has come back so far. */
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

/** The headers of a POST, as sent. */
export const postHead = (path: string, ...lines: string[]): string =>
  [`POST ${path} HTTP/1.1`, "Host: localhost", ...lines, "", ""].join("\r\n");

/**
 * Posts a piece repeatedly for as long as it's accepted. Returns the status, 0 if there is none.
 */
export function pour(url: string, piece: Buffer, times: number): Promise<number> {
  return new Promise((done) => {
    const headers = { "content-type": "application/json", "x-forwarded-for": "10.66.0.1" };
    const sending = httpRequest(url, { method: "POST", headers });
    const state = { isOver: false };
    const end = (status: number) => {
      state.isOver = true;
      sending.destroy();
      done(status);
    };
    sending.on("response", ({ statusCode = 0 }) => end(statusCode));
    sending.on("error", () => end(0));
    const next = (left: number): void => {
      if (state.isOver) return;
      if (left === 0) sending.end();
      else if (sending.write(piece)) setImmediate(next, left - 1);
      else sending.once("drain", () => next(left - 1));
    };
    next(times);
  });
}
