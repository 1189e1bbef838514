import "server-only";
import type { ServerResponse } from "node:http";
import pLimit from "p-limit";

// One thread renders all pages. Rendering many at once is no faster than one after another: each
// holds on to what it has read and made so far, which the garbage collector then copies again and
// again.
const AT_ONCE = 8;

// A page that waits for something slow lets others have their turn.
const LONGEST_MS = 250;

// When this many are waiting, it isn't for their turn but for the database, which turns away
// requests it has no time for.
const MOST_WAITING = 24;

/** Calls back when the response is made, is abandoned, or takes too long. */
function untilMade(response: ServerResponse): Promise<void> {
  return new Promise((done) => {
    const timer = setTimeout(done, LONGEST_MS);
    const over = () => {
      clearTimeout(timer);
      done();
    };
    response.once("close", over);
    const end = response.end.bind(response) as (...args: unknown[]) => ServerResponse;
    response.end = ((...args: unknown[]) => {
      over();
      return end(...args);
    }) as ServerResponse["end"];
  });
}

/** Renders pages in turns, skipping requests whose client has gone away. */
export function createRenderTurns(): (response: ServerResponse, render: () => void) => void {
  const limit = pLimit(AT_ONCE);
  return (response, render) => {
    if (limit.pendingCount >= MOST_WAITING) return render();
    void limit(() => {
      if (response.destroyed) return;
      const made = untilMade(response);
      render();
      return made;
    });
  };
}
