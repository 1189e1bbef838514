import type { ChildProcess } from "node:child_process";
import { launch, untilResponding } from "./product";

/** Where the benches serve an empty dynamic Next page with the same nonce policy. */
export const EMPTY = "http://127.0.0.1:3312";

/** Builds and serves it. */
export async function startEmpty(): Promise<ChildProcess> {
  const next = "../../node_modules/next/dist/bin/next";
  const build = launch([next, "build"], { NODE_ENV: "production" }, "bench/empty");
  const code = await new Promise((done) => build.once("exit", done));
  if (code !== 0) throw new Error("The empty page did not build.");
  const port = new URL(EMPTY).port;
  const server = launch([next, "start", "-p", port], { NODE_ENV: "production" }, "bench/empty");
  await untilResponding(EMPTY, server);
  return server;
}
