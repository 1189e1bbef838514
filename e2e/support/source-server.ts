import { once } from "node:events";
import type { Server } from "node:http";
import { setTimeout as delay } from "node:timers/promises";
import { SOURCE_SERVER_PORT } from "./port";

/** The one private address that the product asks, for tests. */
export const SOURCE_SERVER = `http://localhost:${SOURCE_SERVER_PORT}`;

/** Has a test's server listen there, once no other test's does. */
export async function listenAsSource(server: Server): Promise<void> {
  for (;;) {
    server.listen(SOURCE_SERVER_PORT);
    const taken = await Promise.race([
      once(server, "listening").then(() => false),
      new Promise<boolean>((done) => server.once("error", () => done(true))),
    ]).catch(() => true);
    if (!taken) return;
    await delay(500);
  }
}
