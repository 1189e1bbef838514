import "server-only";
import type { ServerResponse } from "node:http";
import pLimit from "p-limit";

// One thread renders all pages. Many at once are no quicker than a few after each other: each holds
// what it has read and made so far, and that is what the garbage collector then copies again and
// again.
const AT_ONCE = 8;

// A page that waits for something slow lets others have its turn.
const LONGEST_MS = 250;

// Where so many wait already it is not their turn that they wait for, but the database, which turns
// away whom it has no time for.
const MOST_WAITING = 24;

/** Calls back when the answer is made, is given up, or takes too long. */
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

/** Renders pages in turns; whoever has gone away before theirs is left out. */
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
